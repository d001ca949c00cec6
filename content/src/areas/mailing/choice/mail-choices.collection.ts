import type { CollectionConfig } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { oneAndMany } from '../../../ground/languages/labels.ts'

const closed = {
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
} as const

/**
 * What members have left, and addresses at which nothing arrives, a row each; who has none has left nothing. What a
 * member wishes for himself stands in his account. None refers to its member by a foreign key: erasing one waits for
 * nothing. Written by `mail-choices.rows.ts`.
 */
export const mailChoices: CollectionConfig<'mail-choices'> = {
  slug: 'mail-choices',
  labels: oneAndMany('การเลือกรับอีเมล', 'Choice of mails', 'Choices of mails'),
  ...closed,
  fields: [
    { name: 'memberId', type: 'text', required: true, unique: true, maxLength: 36 },
    { name: 'digestLeftAt', type: 'date', index: true },
    { name: 'bundleLeftAt', type: 'date', index: true },
    // When his mail program last said that he takes our mail for spam; he has left everything since.
    { name: 'complainedAt', type: 'date' },
    // The address at which so much was turned back that nothing which can be left is sent to it.
    { name: 'stoppedAddress', type: 'text', maxLength: 254 },
    { name: 'stoppedAt', type: 'date', index: true },
  ],
}

/**
 * The key of the tokens by which mails are left. In the database, so that it comes back with a backup and outlives
 * the secrets of the environment: a mail of last year still has a link that works.
 */
export const mailKeys: CollectionConfig<'mail-keys'> = {
  slug: 'mail-keys',
  labels: oneAndMany('กุญแจลิงก์เลิกรับอีเมล', 'Key of unsubscribe links', 'Keys of unsubscribe links'),
  ...closed,
  fields: [
    { name: 'purpose', type: 'text', required: true, unique: true, maxLength: 20 },
    // 32 bytes in base64url.
    { name: 'key', type: 'text', required: true, maxLength: 43 },
  ],
}
