import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumber } from '../../platform/fields/number-fields.ts'
import { oneAndMany } from '../../platform/languages/labels.ts'

/**
 * What members have left, and addresses at which nothing arrives, a row each; who has none has left nothing. What a
 * member wishes for himself stands in his account. None refers to its member by a foreign key: erasing one waits for
 * nothing. Written by `mail-preferences.rows.ts`.
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

/**
 * What members have asked to be told in LINE, a row each; who has none has asked for nothing. It comes into force for who
 * has joined LINE. None refers to its member by a foreign key: erasing one waits for nothing.
 */
export const lineChoices: CollectionConfig<'line-choices'> = {
  slug: 'line-choices',
  labels: oneAndMany('การเลือกรับทาง LINE', 'Choice of LINE', 'Choices of LINE'),
  ...closed,
  fields: [
    { name: 'memberId', type: 'text', required: true, unique: true, maxLength: 36 },
    // Since when he wants it; null: he does not.
    { name: 'reportsFrom', type: 'date' },
    { name: 'branchesFrom', type: 'date' },
  ],
}

/**
 * Mails to members that were turned back or called spam, for as long as they count. What tells of nobody's address is
 * not kept. None refers to its member by a foreign key: erasing one waits for nothing. Written by `mail-bounce.rows.ts`.
 */
export const mailBounces: CollectionConfig<'mail-bounces'> = {
  slug: 'mail-bounces',
  labels: oneAndMany('อีเมลตีกลับ', 'Mail turned back', 'Mails turned back'),
  ...closed,
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

/**
 * How much of what is rationed has been used: mails of a day, messages of a month, and until when the next mails
 * have to wait. Counted by one statement each, however many processes send. Written by `mail-quota.rows.ts`.
 */
export const mailAllowances: CollectionConfig<'mail-allowances'> = {
  slug: 'mail-allowances',
  labels: oneAndMany('โควตาการส่ง', 'Allowance of mails', 'Allowances of mails'),
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'used', type: 'number', required: true, defaultValue: 0, validate: wholeNumber },
    { name: 'freeAt', type: 'date' },
  ],
}
