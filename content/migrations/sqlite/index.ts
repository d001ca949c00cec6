import * as migration_20261123_155317_initial from './20261123_155317_initial.ts';

export const migrations = [
  {
    up: migration_20261123_155317_initial.up,
    down: migration_20261123_155317_initial.down,
    name: '20261123_155317_initial'
  },
];
