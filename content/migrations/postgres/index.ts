import * as migration_20261122_121550_initial from './20261122_121550_initial.ts';

export const migrations = [
  {
    up: migration_20261122_121550_initial.up,
    down: migration_20261122_121550_initial.down,
    name: '20261122_121550_initial'
  },
];
