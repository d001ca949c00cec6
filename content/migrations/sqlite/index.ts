import * as migration_20261124_185017_initial from './20261124_185017_initial.ts';

export const migrations = [
  {
    up: migration_20261124_185017_initial.up,
    down: migration_20261124_185017_initial.down,
    name: '20261124_185017_initial'
  },
];
