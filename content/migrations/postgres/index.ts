import * as migration_20261125_224057_initial from './20261125_224057_initial.ts';

export const migrations = [
  {
    up: migration_20261125_224057_initial.up,
    down: migration_20261125_224057_initial.down,
    name: '20261125_224057_initial'
  },
];
