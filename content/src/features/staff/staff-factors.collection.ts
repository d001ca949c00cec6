import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

/** The second factors of staff. Apart from their accounts, which colleagues can read. */
export const staffFactors: CollectionConfig<'staff-factors'> = {
  slug: 'staff-factors',
  labels: oneAndMany('การยืนยันสองขั้นของทีมงาน', 'Second factor of staff', 'Second factors of staff'),
  ...closed,
  fields: [
    { name: 'account', type: 'text', required: true, unique: true, maxLength: 40 },
    // Differs for each set-up of the account.
    { name: 'setUpId', type: 'text', required: true, maxLength: 36 },
    { name: 'sealedSecret', type: 'text', required: true, maxLength: 400 },
    // The time step (30 s since 1970) of the newest code that was used.
    wholeNumberField('lastStep', label('ช่วงเวลาล่าสุด', 'Last step'), { required: true }),
    // Hashes of the unused recovery codes, separated by spaces.
    { name: 'recoveryHashes', type: 'text', maxLength: 1000 },
  ],
}
