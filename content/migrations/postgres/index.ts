import * as migration_20261124_142820_initial from './20261124_142820_initial.ts';

export const migrations = [
  {
    up: migration_20261124_142820_initial.up,
    down: migration_20261124_142820_initial.down,
    name: '20261124_142820_initial'
  },
];
