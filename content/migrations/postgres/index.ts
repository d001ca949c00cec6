import * as migration_20261123_230558_initial from './20261123_230558_initial.ts';

export const migrations = [
  {
    up: migration_20261123_230558_initial.up,
    down: migration_20261123_230558_initial.down,
    name: '20261123_230558_initial'
  },
];
