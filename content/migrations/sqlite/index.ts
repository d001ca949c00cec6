import * as migration_20261124_141516_initial from './20261124_141516_initial.ts';

export const migrations = [
  {
    up: migration_20261124_141516_initial.up,
    down: migration_20261124_141516_initial.down,
    name: '20261124_141516_initial'
  },
];
