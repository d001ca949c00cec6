import * as migration_20261124_141323_initial from './20261124_141323_initial.ts';

export const migrations = [
  {
    up: migration_20261124_141323_initial.up,
    down: migration_20261124_141323_initial.down,
    name: '20261124_141323_initial'
  },
];
