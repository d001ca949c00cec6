import * as migration_20261124_144647_initial from './20261124_144647_initial.ts';

export const migrations = [
  {
    up: migration_20261124_144647_initial.up,
    down: migration_20261124_144647_initial.down,
    name: '20261124_144647_initial'
  },
];
