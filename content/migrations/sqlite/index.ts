import * as migration_20261122_212533_initial from './20261122_212533_initial.ts';

export const migrations = [
  {
    up: migration_20261122_212533_initial.up,
    down: migration_20261122_212533_initial.down,
    name: '20261122_212533_initial'
  },
];
