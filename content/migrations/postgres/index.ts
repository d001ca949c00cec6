import * as migration_20261124_141330_initial from './20261124_141330_initial.ts';

export const migrations = [
  {
    up: migration_20261124_141330_initial.up,
    down: migration_20261124_141330_initial.down,
    name: '20261124_141330_initial'
  },
];
