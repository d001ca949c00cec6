import * as migration_20261122_215830_initial from './20261122_215830_initial.ts';

export const migrations = [
  {
    up: migration_20261122_215830_initial.up,
    down: migration_20261122_215830_initial.down,
    name: '20261122_215830_initial'
  },
];
