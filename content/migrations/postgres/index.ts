import * as migration_20261123_192049_initial from './20261123_192049_initial.ts';

export const migrations = [
  {
    up: migration_20261123_192049_initial.up,
    down: migration_20261123_192049_initial.down,
    name: '20261123_192049_initial'
  },
];
