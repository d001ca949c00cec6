import * as migration_20261126_033050_initial from './20261126_033050_initial.ts';
import * as migration_20261128_050103_report_network from './20261128_050103_report_network.ts';
import * as migration_20261128_152444_editors_and_input from './20261128_152444_editors_and_input.ts';
import * as migration_20261128_211331_drop_breaches from './20261128_211331_drop_breaches.ts';
import * as migration_20261128_235350_campaigns from './20261128_235350_campaigns.ts';
import * as migration_20261129_074506_drop_board_shelves from './20261129_074506_drop_board_shelves.ts';
import * as migration_20261129_080640_cases from './20261129_080640_cases.ts';
import * as migration_20261129_082512_lead_cases from './20261129_082512_lead_cases.ts';
import * as migration_20261129_085846_data_request_cases from './20261129_085846_data_request_cases.ts';
import * as migration_20261129_221703_board_filters from './20261129_221703_board_filters.ts';
import * as migration_20261129_223210_gate_examples from './20261129_223210_gate_examples.ts';
import * as migration_20261129_232953_add_report_messages from './20261129_232953_add_report_messages.ts';
import * as migration_20261129_235941_drop_faq_folded from './20261129_235941_drop_faq_folded.ts';
import * as migration_20261130_152712_expand_staff_factors from './20261130_152712_expand_staff_factors.ts';
import * as migration_20261130_192037_expand_changes from './20261130_192037_expand_changes.ts';

export const migrations = [
  {
    up: migration_20261126_033050_initial.up,
    down: migration_20261126_033050_initial.down,
    name: '20261126_033050_initial',
  },
  {
    up: migration_20261128_050103_report_network.up,
    down: migration_20261128_050103_report_network.down,
    name: '20261128_050103_report_network',
  },
  {
    up: migration_20261128_152444_editors_and_input.up,
    down: migration_20261128_152444_editors_and_input.down,
    name: '20261128_152444_editors_and_input',
  },
  {
    up: migration_20261128_211331_drop_breaches.up,
    down: migration_20261128_211331_drop_breaches.down,
    name: '20261128_211331_drop_breaches',
  },
  {
    up: migration_20261128_235350_campaigns.up,
    down: migration_20261128_235350_campaigns.down,
    name: '20261128_235350_campaigns',
  },
  {
    up: migration_20261129_074506_drop_board_shelves.up,
    down: migration_20261129_074506_drop_board_shelves.down,
    name: '20261129_074506_drop_board_shelves',
  },
  {
    up: migration_20261129_080640_cases.up,
    down: migration_20261129_080640_cases.down,
    name: '20261129_080640_cases',
  },
  {
    up: migration_20261129_082512_lead_cases.up,
    down: migration_20261129_082512_lead_cases.down,
    name: '20261129_082512_lead_cases',
  },
  {
    up: migration_20261129_085846_data_request_cases.up,
    down: migration_20261129_085846_data_request_cases.down,
    name: '20261129_085846_data_request_cases',
  },
  {
    up: migration_20261129_221703_board_filters.up,
    down: migration_20261129_221703_board_filters.down,
    name: '20261129_221703_board_filters',
  },
  {
    up: migration_20261129_223210_gate_examples.up,
    down: migration_20261129_223210_gate_examples.down,
    name: '20261129_223210_gate_examples',
  },
  {
    up: migration_20261129_232953_add_report_messages.up,
    down: migration_20261129_232953_add_report_messages.down,
    name: '20261129_232953_add_report_messages',
  },
  {
    up: migration_20261129_235941_drop_faq_folded.up,
    down: migration_20261129_235941_drop_faq_folded.down,
    name: '20261129_235941_drop_faq_folded',
  },
  {
    up: migration_20261130_152712_expand_staff_factors.up,
    down: migration_20261130_152712_expand_staff_factors.down,
    name: '20261130_152712_expand_staff_factors',
  },
  {
    up: migration_20261130_192037_expand_changes.up,
    down: migration_20261130_192037_expand_changes.down,
    name: '20261130_192037_expand_changes'
  },
];
