import * as migration_20261124_175328_initial from './20261124_175328_initial.ts';

export const migrations = [
  {
    up: migration_20261124_175328_initial.up,
    down: migration_20261124_175328_initial.down,
    name: '20261124_175328_initial'
  },
];
