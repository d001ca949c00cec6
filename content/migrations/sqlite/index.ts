import * as migration_20261123_163740_initial from './20261123_163740_initial.ts';

export const migrations = [
  {
    up: migration_20261123_163740_initial.up,
    down: migration_20261123_163740_initial.down,
    name: '20261123_163740_initial'
  },
];
