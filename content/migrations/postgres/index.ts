import * as migration_20261123_162315_initial from './20261123_162315_initial.ts';

export const migrations = [
  {
    up: migration_20261123_162315_initial.up,
    down: migration_20261123_162315_initial.down,
    name: '20261123_162315_initial'
  },
];
