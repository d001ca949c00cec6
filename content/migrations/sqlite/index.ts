import * as migration_20261125_224051_initial from './20261125_224051_initial.ts';

export const migrations = [
  {
    up: migration_20261125_224051_initial.up,
    down: migration_20261125_224051_initial.down,
    name: '20261125_224051_initial'
  },
];
