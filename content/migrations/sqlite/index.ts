import * as migration_20261122_183023_initial from './20261122_183023_initial.ts';

export const migrations = [
  {
    up: migration_20261122_183023_initial.up,
    down: migration_20261122_183023_initial.down,
    name: '20261122_183023_initial'
  },
];
