import { type CollectionConfig, Forbidden } from 'payload'
import { isAdministrator, nobody } from '../../../ground/access.ts'
import { requiredChoice } from '../../../ground/fields/choice-fields.ts'
import { wholeNumberField } from '../../../ground/fields/number-fields.ts'
import { plainLongText } from '../../../ground/fields/text-fields.ts'
import { label, oneAndMany } from '../../../ground/languages/labels.ts'
import { breachActLabels } from './breach.labels.ts'

const changes: readonly string[] = ['update', 'updateByID', 'delete', 'deleteByID']

/** What was done about a breach, by whom and when. Nobody changes it, past the rules of access neither. */
export const breachSteps: CollectionConfig<'breach-steps'> = {
  slug: 'breach-steps',
  labels: oneAndMany('ขั้นตอนของเหตุละเมิด', 'Step of a breach', 'Steps of breaches'),
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
  hooks: {
    beforeOperation: [
      ({ operation }) => {
        if (changes.includes(operation)) throw new Forbidden()
      },
    ],
  },
  fields: [
    { name: 'breach', type: 'text', required: true, maxLength: 36, index: true },
    requiredChoice('act', label('ทำอะไร', 'Act'), breachActLabels),
    plainLongText('note', label('บันทึก', 'Note'), 500),
    // Id of the member of staff.
    wholeNumberField('by', label('ผู้ทำ', 'By')),
  ],
}
