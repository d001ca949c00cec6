import * as migration_20261123_164219_initial from './20261123_164219_initial.ts';

export const migrations = [
  {
    up: migration_20261123_164219_initial.up,
    down: migration_20261123_164219_initial.down,
    name: '20261123_164219_initial'
  },
];
