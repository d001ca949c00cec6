import { type CollectionConfig, Forbidden } from 'payload'
import { isAdministrator, readOnlyTo } from '../../../platform/access.ts'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { plainLongText } from '../../../platform/fields/text-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { actLabels } from './data-request.labels.ts'

const changes: readonly string[] = ['update', 'updateByID', 'delete', 'deleteByID']

/** What was done with a request, by whom and when. Nobody changes it, past the rules of access neither. */
export const dataRequestSteps: CollectionConfig<'data-request-steps'> = {
  slug: 'data-request-steps',
  labels: oneAndMany('ขั้นตอนของคำขอ', 'Step of a request', 'Steps of requests'),
  ...readOnlyTo(isAdministrator),
  hooks: {
    beforeOperation: [
      ({ operation }) => {
        if (changes.includes(operation)) throw new Forbidden()
      },
    ],
  },
  fields: [
    { name: 'request', type: 'text', required: true, maxLength: 36, index: true },
    requiredChoice('act', label('ทำอะไร', 'Act'), actLabels),
    plainLongText('note', label('บันทึก', 'Note'), 500),
    // Id of the member of staff; null: who asked, or by itself.
    wholeNumberField('by', label('ผู้ทำ', 'By')),
  ],
}
