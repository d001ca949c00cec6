import * as migration_20261123_031735_initial from './20261123_031735_initial.ts';

export const migrations = [
  {
    up: migration_20261123_031735_initial.up,
    down: migration_20261123_031735_initial.down,
    name: '20261123_031735_initial'
  },
];
