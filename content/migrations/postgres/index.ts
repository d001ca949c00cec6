import * as migration_20261126_033050_initial from './20261126_033050_initial.ts';

export const migrations = [
  {
    up: migration_20261126_033050_initial.up,
    down: migration_20261126_033050_initial.down,
    name: '20261126_033050_initial'
  },
];
