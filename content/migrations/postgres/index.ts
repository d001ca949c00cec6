import * as migration_20261121_020826_initial from './20261121_020826_initial.ts';
import * as migration_20261121_045944_news from './20261121_045944_news.ts';
import * as migration_20261121_053553_site from './20261121_053553_site.ts';
import * as migration_20261121_062823_consent from './20261121_062823_consent.ts';
import * as migration_20261121_225136_leads from './20261121_225136_leads.ts';
import * as migration_20261122_022021_map from './20261122_022021_map.ts';
import * as migration_20261122_030029_pages from './20261122_030029_pages.ts';
import * as migration_20261122_050332_steps_button from './20261122_050332_steps_button.ts';

export const migrations = [
  {
    up: migration_20261121_020826_initial.up,
    down: migration_20261121_020826_initial.down,
    name: '20261121_020826_initial',
  },
  {
    up: migration_20261121_045944_news.up,
    down: migration_20261121_045944_news.down,
    name: '20261121_045944_news',
  },
  {
    up: migration_20261121_053553_site.up,
    down: migration_20261121_053553_site.down,
    name: '20261121_053553_site',
  },
  {
    up: migration_20261121_062823_consent.up,
    down: migration_20261121_062823_consent.down,
    name: '20261121_062823_consent',
  },
  {
    up: migration_20261121_225136_leads.up,
    down: migration_20261121_225136_leads.down,
    name: '20261121_225136_leads',
  },
  {
    up: migration_20261122_022021_map.up,
    down: migration_20261122_022021_map.down,
    name: '20261122_022021_map',
  },
  {
    up: migration_20261122_030029_pages.up,
    down: migration_20261122_030029_pages.down,
    name: '20261122_030029_pages',
  },
  {
    up: migration_20261122_050332_steps_button.up,
    down: migration_20261122_050332_steps_button.down,
    name: '20261122_050332_steps_button'
  },
];
