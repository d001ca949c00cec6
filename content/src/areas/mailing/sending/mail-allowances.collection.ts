import type { CollectionConfig } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { wholeNumber } from '../../../ground/fields/number-fields.ts'
import { oneAndMany } from '../../../ground/languages/labels.ts'

/**
 * How much of what is rationed has been used: mails of a day, messages of a month, and until when the next mails
 * have to wait. Counted by one statement each, however many processes send. Written by `allowances.rows.ts`.
 */
export const mailAllowances: CollectionConfig<'mail-allowances'> = {
  slug: 'mail-allowances',
  labels: oneAndMany('โควตาการส่ง', 'Allowance of mails', 'Allowances of mails'),
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'used', type: 'number', required: true, defaultValue: 0, validate: wholeNumber },
    { name: 'freeAt', type: 'date' },
  ],
}
