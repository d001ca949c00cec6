import * as migration_20261124_174554_initial from './20261124_174554_initial.ts';

export const migrations = [
  {
    up: migration_20261124_174554_initial.up,
    down: migration_20261124_174554_initial.down,
    name: '20261124_174554_initial'
  },
];
