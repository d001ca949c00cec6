import * as migration_20261123_004418_initial from './20261123_004418_initial.ts';

export const migrations = [
  {
    up: migration_20261123_004418_initial.up,
    down: migration_20261123_004418_initial.down,
    name: '20261123_004418_initial'
  },
];
