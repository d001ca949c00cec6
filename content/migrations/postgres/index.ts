import * as migration_20261123_133106_initial from './20261123_133106_initial.ts';

export const migrations = [
  {
    up: migration_20261123_133106_initial.up,
    down: migration_20261123_133106_initial.down,
    name: '20261123_133106_initial'
  },
];
