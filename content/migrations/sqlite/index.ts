import * as migration_20261123_001556_initial from './20261123_001556_initial.ts';

export const migrations = [
  {
    up: migration_20261123_001556_initial.up,
    down: migration_20261123_001556_initial.down,
    name: '20261123_001556_initial'
  },
];
