import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import type { CollectionConfig } from 'payload'
import { isAdministrator } from '../../../platform/access.ts'
import { optionalSwitch, requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { reasonLabels } from './case.labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** Take-down requests with contact details; administrators erase them. */
export const boardTakeDowns: CollectionConfig<'board-take-downs'> = {
  slug: 'board-take-downs',
  labels: oneAndMany('คำขอให้นำออก', 'Take-down', 'Take-downs'),
  ...readByModerators,
  access: { ...readByModerators.access, delete: isAdministrator },
  fields: [
    { ...wholeNumberField('caseId', label('เรื่อง', 'Case')), required: true, index: true },
    { name: 'address', type: 'text', required: true, maxLength: boardLengths.address },
    requiredChoice('reason', label('เหตุผล', 'Reason'), reasonLabels),
    { name: 'name', type: 'text', required: true, maxLength: personLengths.name },
    { name: 'email', type: 'text', required: true, maxLength: personLengths.email },
    { name: 'message', type: 'textarea', required: true, maxLength: boardLengths.message },
    optionalSwitch('looksAutomatic', label('น่าจะเป็นโปรแกรม', 'Probably sent by a bot'), false),
    // Idempotency key.
    { name: 'requestKey', type: 'text', maxLength: 64, unique: true },
  ],
}
