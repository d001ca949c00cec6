import * as migration_20261123_130016_initial from './20261123_130016_initial.ts';

export const migrations = [
  {
    up: migration_20261123_130016_initial.up,
    down: migration_20261123_130016_initial.down,
    name: '20261123_130016_initial'
  },
];
