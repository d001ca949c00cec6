import * as migration_20261123_155322_initial from './20261123_155322_initial.ts';

export const migrations = [
  {
    up: migration_20261123_155322_initial.up,
    down: migration_20261123_155322_initial.down,
    name: '20261123_155322_initial'
  },
];
