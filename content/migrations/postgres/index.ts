import * as migration_20261122_212536_initial from './20261122_212536_initial.ts';

export const migrations = [
  {
    up: migration_20261122_212536_initial.up,
    down: migration_20261122_212536_initial.down,
    name: '20261122_212536_initial'
  },
];
