import * as migration_20261123_004415_initial from './20261123_004415_initial.ts';

export const migrations = [
  {
    up: migration_20261123_004415_initial.up,
    down: migration_20261123_004415_initial.down,
    name: '20261123_004415_initial'
  },
];
