import * as migration_20261122_221700_initial from './20261122_221700_initial.ts';

export const migrations = [
  {
    up: migration_20261122_221700_initial.up,
    down: migration_20261122_221700_initial.down,
    name: '20261122_221700_initial'
  },
];
