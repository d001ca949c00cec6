import * as migration_20261123_125607_initial from './20261123_125607_initial.ts';

export const migrations = [
  {
    up: migration_20261123_125607_initial.up,
    down: migration_20261123_125607_initial.down,
    name: '20261123_125607_initial'
  },
];
