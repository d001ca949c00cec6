import type { CollectionConfig } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { wholeNumber } from '../../../ground/fields/number-fields.ts'
import { oneAndMany } from '../../../ground/languages/labels.ts'

/**
 * Mails to members that were turned back or called spam, for as long as they count. What tells of nobody's address is
 * not kept. None refers to its member by a foreign key: erasing one waits for nothing. Written by `mail-bounce.rows.ts`.
 */
export const mailBounces: CollectionConfig<'mail-bounces'> = {
  slug: 'mail-bounces',
  labels: oneAndMany('อีเมลตีกลับ', 'Mail turned back', 'Mails turned back'),
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['memberId', 'occurredAt'] }],
  fields: [
    // Hash of the provider's id: an event that is delivered twice counts once.
    { name: 'event', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    { name: 'address', type: 'text', required: true, maxLength: 254 },
    { name: 'what', type: 'select', required: true, options: ['soft', 'hard', 'complaint'] },
    // Nothing for a complaint, and once the member has shown that mail arrives again.
    { name: 'score', type: 'number', required: true, validate: wholeNumber },
    { name: 'occurredAt', type: 'date', required: true, index: true },
  ],
}
