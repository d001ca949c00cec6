import * as migration_20261122_184245_initial from './20261122_184245_initial.ts';

export const migrations = [
  {
    up: migration_20261122_184245_initial.up,
    down: migration_20261122_184245_initial.down,
    name: '20261122_184245_initial'
  },
];
