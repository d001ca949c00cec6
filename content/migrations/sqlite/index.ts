import * as migration_20261122_121516_initial from './20261122_121516_initial.ts';

export const migrations = [
  {
    up: migration_20261122_121516_initial.up,
    down: migration_20261122_121516_initial.down,
    name: '20261122_121516_initial'
  },
];
