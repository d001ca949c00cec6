import * as migration_20261122_180059_initial from './20261122_180059_initial.ts';

export const migrations = [
  {
    up: migration_20261122_180059_initial.up,
    down: migration_20261122_180059_initial.down,
    name: '20261122_180059_initial'
  },
];
