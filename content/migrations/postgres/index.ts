import * as migration_20261122_182146_initial from './20261122_182146_initial.ts';

export const migrations = [
  {
    up: migration_20261122_182146_initial.up,
    down: migration_20261122_182146_initial.down,
    name: '20261122_182146_initial'
  },
];
