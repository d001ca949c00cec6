import * as migration_20261123_234206_initial from './20261123_234206_initial.ts';

export const migrations = [
  {
    up: migration_20261123_234206_initial.up,
    down: migration_20261123_234206_initial.down,
    name: '20261123_234206_initial'
  },
];
