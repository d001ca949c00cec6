import * as migration_20261125_234222_initial from './20261125_234222_initial.ts';

export const migrations = [
  {
    up: migration_20261125_234222_initial.up,
    down: migration_20261125_234222_initial.down,
    name: '20261125_234222_initial'
  },
];
