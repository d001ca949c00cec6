import * as migration_20261124_185023_initial from './20261124_185023_initial.ts';

export const migrations = [
  {
    up: migration_20261124_185023_initial.up,
    down: migration_20261124_185023_initial.down,
    name: '20261124_185023_initial'
  },
];
