import * as migration_20261126_000945_initial from './20261126_000945_initial.ts';

export const migrations = [
  {
    up: migration_20261126_000945_initial.up,
    down: migration_20261126_000945_initial.down,
    name: '20261126_000945_initial'
  },
];
