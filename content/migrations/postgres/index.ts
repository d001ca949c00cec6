import * as migration_20261124_140759_initial from './20261124_140759_initial.ts';

export const migrations = [
  {
    up: migration_20261124_140759_initial.up,
    down: migration_20261124_140759_initial.down,
    name: '20261124_140759_initial'
  },
];
