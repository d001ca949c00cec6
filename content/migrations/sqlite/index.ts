import * as migration_20261123_164540_initial from './20261123_164540_initial.ts';

export const migrations = [
  {
    up: migration_20261123_164540_initial.up,
    down: migration_20261123_164540_initial.down,
    name: '20261123_164540_initial'
  },
];
