import * as migration_20261125_234425_initial from './20261125_234425_initial.ts';

export const migrations = [
  {
    up: migration_20261125_234425_initial.up,
    down: migration_20261125_234425_initial.down,
    name: '20261125_234425_initial'
  },
];
