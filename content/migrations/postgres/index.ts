import * as migration_20261124_141523_initial from './20261124_141523_initial.ts';

export const migrations = [
  {
    up: migration_20261124_141523_initial.up,
    down: migration_20261124_141523_initial.down,
    name: '20261124_141523_initial'
  },
];
