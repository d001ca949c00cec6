import * as migration_20261125_234406_initial from './20261125_234406_initial.ts';

export const migrations = [
  {
    up: migration_20261125_234406_initial.up,
    down: migration_20261125_234406_initial.down,
    name: '20261125_234406_initial'
  },
];
