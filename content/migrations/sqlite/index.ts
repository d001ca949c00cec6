import * as migration_20261123_131444_initial from './20261123_131444_initial.ts';

export const migrations = [
  {
    up: migration_20261123_131444_initial.up,
    down: migration_20261123_131444_initial.down,
    name: '20261123_131444_initial'
  },
];
