import * as migration_20261122_180057_initial from './20261122_180057_initial.ts';

export const migrations = [
  {
    up: migration_20261122_180057_initial.up,
    down: migration_20261122_180057_initial.down,
    name: '20261122_180057_initial'
  },
];
