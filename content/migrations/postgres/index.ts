import * as migration_20261125_234232_initial from './20261125_234232_initial.ts';

export const migrations = [
  {
    up: migration_20261125_234232_initial.up,
    down: migration_20261125_234232_initial.down,
    name: '20261125_234232_initial'
  },
];
