import * as migration_20261122_210236_initial from './20261122_210236_initial.ts';

export const migrations = [
  {
    up: migration_20261122_210236_initial.up,
    down: migration_20261122_210236_initial.down,
    name: '20261122_210236_initial'
  },
];
