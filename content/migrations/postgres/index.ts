import * as migration_20261123_164547_initial from './20261123_164547_initial.ts';

export const migrations = [
  {
    up: migration_20261123_164547_initial.up,
    down: migration_20261123_164547_initial.down,
    name: '20261123_164547_initial'
  },
];
