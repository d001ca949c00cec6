import type { CollectionConfig } from 'payload'
import { closed } from '../../platform/access.ts'
import { wholeNumber } from '../../platform/fields/number-fields.ts'
import { oneAndMany } from '../../platform/languages/labels.ts'

/**
 * Unsubscribed kinds and suppressed addresses, one row per member; no row: none. What a member asked for is stored in the
 * account. No foreign key to the member: erasing one must not wait. Written by `mail-preferences.rows.ts`.
 */
export const mailChoices: CollectionConfig<'mail-choices'> = {
  slug: 'mail-choices',
  labels: oneAndMany('การเลือกรับอีเมล', 'Choice of mails', 'Choices of mails'),
  ...closed,
  fields: [
    { name: 'memberId', type: 'text', required: true, unique: true, maxLength: 36 },
    { name: 'digestLeftAt', type: 'date', index: true },
    { name: 'bundleLeftAt', type: 'date', index: true },
    // Last complaint of the member's mail program; it unsubscribed the member from everything.
    { name: 'complainedAt', type: 'date' },
    // The suppressed address: after too many bounces it gets account mail only.
    { name: 'stoppedAddress', type: 'text', maxLength: 254 },
    { name: 'stoppedAt', type: 'date', index: true },
  ],
}

/**
 * The key of unsubscribe tokens. Stored in the database, so that backups include it and it outlives the environment's
 * secrets: links in last year's mail still work.
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
 * Notifications chosen for LINE, one row per member; no row: none. They apply once the member has linked LINE. No foreign
 * key to the member: erasing one must not wait.
 */
export const lineChoices: CollectionConfig<'line-choices'> = {
  slug: 'line-choices',
  labels: oneAndMany('การเลือกรับทาง LINE', 'Choice of LINE', 'Choices of LINE'),
  ...closed,
  fields: [
    { name: 'memberId', type: 'text', required: true, unique: true, maxLength: 36 },
    // Chosen since; null: not chosen.
    { name: 'reportsFrom', type: 'date' },
    { name: 'branchesFrom', type: 'date' },
  ],
}

/**
 * Bounces and complaints of mail to members, as long as they count. Events of unknown addresses are not stored. No foreign
 * key to the member: erasing one must not wait. Written by `mail-bounce.rows.ts`.
 */
export const mailBounces: CollectionConfig<'mail-bounces'> = {
  slug: 'mail-bounces',
  labels: oneAndMany('อีเมลตีกลับ', 'Mail turned back', 'Mails turned back'),
  ...closed,
  indexes: [{ fields: ['memberId', 'occurredAt'] }],
  fields: [
    // Hash of the provider's id: a repeated delivery counts once.
    { name: 'event', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    { name: 'address', type: 'text', required: true, maxLength: 254 },
    { name: 'what', type: 'select', required: true, options: ['soft', 'hard', 'complaint'] },
    // 0 for a complaint, and after the member has confirmed that mail arrives again.
    { name: 'score', type: 'number', required: true, validate: wholeNumber },
    { name: 'occurredAt', type: 'date', required: true, index: true },
  ],
}

/**
 * Used quotas: mails of a day, messages of a month, and when the next mails may leave. Each is counted in one statement,
 * across all processes. Written by `mail-quota.rows.ts`.
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
