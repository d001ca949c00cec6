import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { oneAndMany } from '../../platform/languages/labels.ts'

export const linkKinds = ['reset', 'invite', 'verify', 'email', 'undo', 'appeal', 'start'] as const

/** The links that were emailed to accounts, until they expire. Stores only hashes. */
export const mailLinks: CollectionConfig<'mail-links'> = {
  slug: 'mail-links',
  labels: oneAndMany('ลิงก์ในอีเมล', 'Mailed link', 'Mailed links'),
  ...closed,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'kind', type: 'select', required: true, options: [...linkKinds] },
    // Collection and id of the account.
    { name: 'account', type: 'text', required: true, index: true, maxLength: 80 },
    // The recipient. Opening the link verifies that this address belongs to the account.
    { name: 'email', type: 'text', required: true, index: true, maxLength: 254 },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // A used link stays until it expires, so that a retry of its email cannot make it work again.
    { name: 'usedAt', type: 'date' },
  ],
}
