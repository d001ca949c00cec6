import * as migration_20261122_184243_initial from './20261122_184243_initial.ts';

export const migrations = [
  {
    up: migration_20261122_184243_initial.up,
    down: migration_20261122_184243_initial.down,
    name: '20261122_184243_initial'
  },
];
