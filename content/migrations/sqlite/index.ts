import * as migration_20261124_142816_initial from './20261124_142816_initial.ts';

export const migrations = [
  {
    up: migration_20261124_142816_initial.up,
    down: migration_20261124_142816_initial.down,
    name: '20261124_142816_initial'
  },
];
