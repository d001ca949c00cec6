import * as migration_20261121_020822_initial from './20261121_020822_initial.ts';
import * as migration_20261121_045941_news from './20261121_045941_news.ts';
import * as migration_20261121_053548_site from './20261121_053548_site.ts';
import * as migration_20261121_062819_consent from './20261121_062819_consent.ts';
import * as migration_20261121_225128_leads from './20261121_225128_leads.ts';
import * as migration_20261122_022018_map from './20261122_022018_map.ts';
import * as migration_20261122_030018_pages from './20261122_030018_pages.ts';
import * as migration_20261122_050329_steps_button from './20261122_050329_steps_button.ts';

export const migrations = [
  {
    up: migration_20261121_020822_initial.up,
    down: migration_20261121_020822_initial.down,
    name: '20261121_020822_initial',
  },
  {
    up: migration_20261121_045941_news.up,
    down: migration_20261121_045941_news.down,
    name: '20261121_045941_news',
  },
  {
    up: migration_20261121_053548_site.up,
    down: migration_20261121_053548_site.down,
    name: '20261121_053548_site',
  },
  {
    up: migration_20261121_062819_consent.up,
    down: migration_20261121_062819_consent.down,
    name: '20261121_062819_consent',
  },
  {
    up: migration_20261121_225128_leads.up,
    down: migration_20261121_225128_leads.down,
    name: '20261121_225128_leads',
  },
  {
    up: migration_20261122_022018_map.up,
    down: migration_20261122_022018_map.down,
    name: '20261122_022018_map',
  },
  {
    up: migration_20261122_030018_pages.up,
    down: migration_20261122_030018_pages.down,
    name: '20261122_030018_pages',
  },
  {
    up: migration_20261122_050329_steps_button.up,
    down: migration_20261122_050329_steps_button.down,
    name: '20261122_050329_steps_button'
  },
];
