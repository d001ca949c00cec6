import * as migration_20261122_120633_initial from './20261122_120633_initial.ts';

export const migrations = [
  {
    up: migration_20261122_120633_initial.up,
    down: migration_20261122_120633_initial.down,
    name: '20261122_120633_initial'
  },
];
