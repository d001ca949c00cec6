import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'

/** Counts of sign-in attempts. The key reveals neither the account nor the visitor. */
export const accountAttempts: CollectionConfig<'account-attempts'> = {
  slug: 'account-attempts',
  labels: oneAndMany('การลองเข้าระบบ', 'Attempt to sign in', 'Attempts to sign in'),
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 64 },
    wholeNumberField('tries', label('จำนวนครั้ง', 'Tries'), { required: true }),
    { name: 'triedAt', type: 'date', required: true, index: true },
  ],
}
