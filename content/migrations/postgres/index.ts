import * as migration_20261123_031739_initial from './20261123_031739_initial.ts';

export const migrations = [
  {
    up: migration_20261123_031739_initial.up,
    down: migration_20261123_031739_initial.down,
    name: '20261123_031739_initial'
  },
];
