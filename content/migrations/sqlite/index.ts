import * as migration_20261123_171124_initial from './20261123_171124_initial.ts';

export const migrations = [
  {
    up: migration_20261123_171124_initial.up,
    down: migration_20261123_171124_initial.down,
    name: '20261123_171124_initial'
  },
];
