import * as migration_20261123_192035_initial from './20261123_192035_initial.ts';

export const migrations = [
  {
    up: migration_20261123_192035_initial.up,
    down: migration_20261123_192035_initial.down,
    name: '20261123_192035_initial'
  },
];
