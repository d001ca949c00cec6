import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineChoices, OwnLineChoices } from '@washhouse/contract/line/line.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'

/** What a member is told in LINE. */
export const lineChoicesForm: FormDefinition<Partial<LineChoices>, OwnLineChoices> = {
  write: lineCalls.changeLineChoices,
  fields: ['reports', 'branches'],
}
