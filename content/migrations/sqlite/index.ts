import * as migration_20261123_210500_initial from './20261123_210500_initial.ts';

export const migrations = [
  {
    up: migration_20261123_210500_initial.up,
    down: migration_20261123_210500_initial.down,
    name: '20261123_210500_initial'
  },
];
