import * as migration_20261121_020826_initial from './20261121_020826_initial.ts';

export const migrations = [
  {
    up: migration_20261121_020826_initial.up,
    down: migration_20261121_020826_initial.down,
    name: '20261121_020826_initial'
  },
];
