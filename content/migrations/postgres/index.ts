import * as migration_20261124_144654_initial from './20261124_144654_initial.ts';

export const migrations = [
  {
    up: migration_20261124_144654_initial.up,
    down: migration_20261124_144654_initial.down,
    name: '20261124_144654_initial'
  },
];
