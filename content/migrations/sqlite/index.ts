import * as migration_20261123_164207_initial from './20261123_164207_initial.ts';

export const migrations = [
  {
    up: migration_20261123_164207_initial.up,
    down: migration_20261123_164207_initial.down,
    name: '20261123_164207_initial'
  },
];
