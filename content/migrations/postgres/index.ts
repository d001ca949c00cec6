import * as migration_20261126_023534_initial from './20261126_023534_initial.ts';

export const migrations = [
  {
    up: migration_20261126_023534_initial.up,
    down: migration_20261126_023534_initial.down,
    name: '20261126_023534_initial'
  },
];
