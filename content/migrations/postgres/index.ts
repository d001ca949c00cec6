import * as migration_20261126_022043_initial from './20261126_022043_initial.ts';

export const migrations = [
  {
    up: migration_20261126_022043_initial.up,
    down: migration_20261126_022043_initial.down,
    name: '20261126_022043_initial'
  },
];
