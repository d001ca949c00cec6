import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { oneAndMany } from '../../platform/languages/labels.ts'

export const linkKinds = ['reset', 'invite', 'verify', 'email', 'undo', 'appeal', 'start'] as const

/** The links that were mailed to accounts, by their hash alone, until they expire. */
export const mailLinks: CollectionConfig<'mail-links'> = {
  slug: 'mail-links',
  labels: oneAndMany('ลิงก์ในอีเมล', 'Mailed link', 'Mailed links'),
  ...closed,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'kind', type: 'select', required: true, options: [...linkKinds] },
    // Of its collection and id.
    { name: 'account', type: 'text', required: true, index: true, maxLength: 80 },
    // Where the link was mailed to: by it an address is shown to be the account's.
    { name: 'email', type: 'text', required: true, index: true, maxLength: 254 },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // Kept until it expires: a mail that is tried once more must not let it work again.
    { name: 'usedAt', type: 'date' },
  ],
}
