import * as migration_20261126_022339_initial from './20261126_022339_initial.ts';

export const migrations = [
  {
    up: migration_20261126_022339_initial.up,
    down: migration_20261126_022339_initial.down,
    name: '20261126_022339_initial'
  },
];
