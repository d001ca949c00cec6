import * as migration_20261123_210512_initial from './20261123_210512_initial.ts';

export const migrations = [
  {
    up: migration_20261123_210512_initial.up,
    down: migration_20261123_210512_initial.down,
    name: '20261123_210512_initial'
  },
];
