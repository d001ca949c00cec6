import * as migration_20261123_125608_initial from './20261123_125608_initial.ts';

export const migrations = [
  {
    up: migration_20261123_125608_initial.up,
    down: migration_20261123_125608_initial.down,
    name: '20261123_125608_initial'
  },
];
