import * as migration_20261124_174537_initial from './20261124_174537_initial.ts';

export const migrations = [
  {
    up: migration_20261124_174537_initial.up,
    down: migration_20261124_174537_initial.down,
    name: '20261124_174537_initial'
  },
];
