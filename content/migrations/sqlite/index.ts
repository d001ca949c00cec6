import * as migration_20261123_133054_initial from './20261123_133054_initial.ts';

export const migrations = [
  {
    up: migration_20261123_133054_initial.up,
    down: migration_20261123_133054_initial.down,
    name: '20261123_133054_initial'
  },
];
