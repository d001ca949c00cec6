import * as migration_20261122_235802_initial from './20261122_235802_initial.ts';

export const migrations = [
  {
    up: migration_20261122_235802_initial.up,
    down: migration_20261122_235802_initial.down,
    name: '20261122_235802_initial'
  },
];
