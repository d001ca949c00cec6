import * as migration_20261126_023531_initial from './20261126_023531_initial.ts';

export const migrations = [
  {
    up: migration_20261126_023531_initial.up,
    down: migration_20261126_023531_initial.down,
    name: '20261126_023531_initial'
  },
];
