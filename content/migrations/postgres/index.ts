import * as migration_20261126_001001_initial from './20261126_001001_initial.ts';

export const migrations = [
  {
    up: migration_20261126_001001_initial.up,
    down: migration_20261126_001001_initial.down,
    name: '20261126_001001_initial'
  },
];
