import * as migration_20261126_022040_initial from './20261126_022040_initial.ts';

export const migrations = [
  {
    up: migration_20261126_022040_initial.up,
    down: migration_20261126_022040_initial.down,
    name: '20261126_022040_initial'
  },
];
