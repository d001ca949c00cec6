import * as migration_20261126_033046_initial from './20261126_033046_initial.ts';
import * as migration_20261128_050101_report_network from './20261128_050101_report_network.ts';
import * as migration_20261128_152423_editors_and_input from './20261128_152423_editors_and_input.ts';
import * as migration_20261128_211055_drop_breaches from './20261128_211055_drop_breaches.ts';
import * as migration_20261128_235329_campaigns from './20261128_235329_campaigns.ts';
import * as migration_20261129_074503_drop_board_shelves from './20261129_074503_drop_board_shelves.ts';
import * as migration_20261129_080629_cases from './20261129_080629_cases.ts';
import * as migration_20261129_082503_lead_cases from './20261129_082503_lead_cases.ts';
import * as migration_20261129_085827_data_request_cases from './20261129_085827_data_request_cases.ts';
import * as migration_20261129_220942_board_filters from './20261129_220942_board_filters.ts';
import * as migration_20261129_223131_gate_examples from './20261129_223131_gate_examples.ts';
import * as migration_20261129_232927_add_report_messages from './20261129_232927_add_report_messages.ts';
import * as migration_20261129_235933_drop_faq_folded from './20261129_235933_drop_faq_folded.ts';
import * as migration_20261130_152706_expand_staff_factors from './20261130_152706_expand_staff_factors.ts';
import * as migration_20261130_192027_expand_changes from './20261130_192027_expand_changes.ts';

export const migrations = [
  {
    up: migration_20261126_033046_initial.up,
    down: migration_20261126_033046_initial.down,
    name: '20261126_033046_initial',
  },
  {
    up: migration_20261128_050101_report_network.up,
    down: migration_20261128_050101_report_network.down,
    name: '20261128_050101_report_network',
  },
  {
    up: migration_20261128_152423_editors_and_input.up,
    down: migration_20261128_152423_editors_and_input.down,
    name: '20261128_152423_editors_and_input',
  },
  {
    up: migration_20261128_211055_drop_breaches.up,
    down: migration_20261128_211055_drop_breaches.down,
    name: '20261128_211055_drop_breaches',
  },
  {
    up: migration_20261128_235329_campaigns.up,
    down: migration_20261128_235329_campaigns.down,
    name: '20261128_235329_campaigns',
  },
  {
    up: migration_20261129_074503_drop_board_shelves.up,
    down: migration_20261129_074503_drop_board_shelves.down,
    name: '20261129_074503_drop_board_shelves',
  },
  {
    up: migration_20261129_080629_cases.up,
    down: migration_20261129_080629_cases.down,
    name: '20261129_080629_cases',
  },
  {
    up: migration_20261129_082503_lead_cases.up,
    down: migration_20261129_082503_lead_cases.down,
    name: '20261129_082503_lead_cases',
  },
  {
    up: migration_20261129_085827_data_request_cases.up,
    down: migration_20261129_085827_data_request_cases.down,
    name: '20261129_085827_data_request_cases',
  },
  {
    up: migration_20261129_220942_board_filters.up,
    down: migration_20261129_220942_board_filters.down,
    name: '20261129_220942_board_filters',
  },
  {
    up: migration_20261129_223131_gate_examples.up,
    down: migration_20261129_223131_gate_examples.down,
    name: '20261129_223131_gate_examples',
  },
  {
    up: migration_20261129_232927_add_report_messages.up,
    down: migration_20261129_232927_add_report_messages.down,
    name: '20261129_232927_add_report_messages',
  },
  {
    up: migration_20261129_235933_drop_faq_folded.up,
    down: migration_20261129_235933_drop_faq_folded.down,
    name: '20261129_235933_drop_faq_folded',
  },
  {
    up: migration_20261130_152706_expand_staff_factors.up,
    down: migration_20261130_152706_expand_staff_factors.down,
    name: '20261130_152706_expand_staff_factors',
  },
  {
    up: migration_20261130_192027_expand_changes.up,
    down: migration_20261130_192027_expand_changes.down,
    name: '20261130_192027_expand_changes'
  },
];
