import * as migration_20261126_022342_initial from './20261126_022342_initial.ts';

export const migrations = [
  {
    up: migration_20261126_022342_initial.up,
    down: migration_20261126_022342_initial.down,
    name: '20261126_022342_initial'
  },
];
