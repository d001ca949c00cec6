import * as migration_20261122_183025_initial from './20261122_183025_initial.ts';

export const migrations = [
  {
    up: migration_20261122_183025_initial.up,
    down: migration_20261122_183025_initial.down,
    name: '20261122_183025_initial'
  },
];
