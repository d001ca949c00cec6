import * as migration_20261123_165839_initial from './20261123_165839_initial.ts';

export const migrations = [
  {
    up: migration_20261123_165839_initial.up,
    down: migration_20261123_165839_initial.down,
    name: '20261123_165839_initial'
  },
];
