import * as migration_20261122_235800_initial from './20261122_235800_initial.ts';

export const migrations = [
  {
    up: migration_20261122_235800_initial.up,
    down: migration_20261122_235800_initial.down,
    name: '20261122_235800_initial'
  },
];
