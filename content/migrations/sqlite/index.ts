import * as migration_20261122_153951_initial from './20261122_153951_initial.ts';

export const migrations = [
  {
    up: migration_20261122_153951_initial.up,
    down: migration_20261122_153951_initial.down,
    name: '20261122_153951_initial'
  },
];
