import * as migration_20261123_130646_initial from './20261123_130646_initial.ts';

export const migrations = [
  {
    up: migration_20261123_130646_initial.up,
    down: migration_20261123_130646_initial.down,
    name: '20261123_130646_initial'
  },
];
