import * as migration_20261123_124702_initial from './20261123_124702_initial.ts';

export const migrations = [
  {
    up: migration_20261123_124702_initial.up,
    down: migration_20261123_124702_initial.down,
    name: '20261123_124702_initial'
  },
];
