import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Sessions of members; tokens are stored as hashes only. `member-session.rows.ts` writes the rows. They have no foreign key
 * to the member, so that erasing a member waits for nothing.
 */
export const memberSessions: CollectionConfig<'member-sessions'> = {
  slug: 'member-sessions',
  labels: oneAndMany('การเข้าระบบของสมาชิก', 'Session of a member', 'Sessions of members'),
  ...closed,
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 36 },
    { name: 'memberId', type: 'text', required: true, index: true, maxLength: 36 },
    { name: 'userAgent', type: 'text', maxLength: 300 },
    { name: 'isRemembered', type: 'checkbox', required: true },
    { name: 'lastUsedAt', type: 'date', required: true },
    // `expiresAt`: without further use. `endsAt`: the absolute limit.
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'endsAt', type: 'date', required: true },
    wholeNumberField('generation', label('รุ่น', 'Generation'), { required: true }),
    { name: 'refreshHash', type: 'text', required: true, maxLength: 64 },
    { name: 'accessHash', type: 'text', required: true, maxLength: 64 },
    { name: 'accessExpiresAt', type: 'date', required: true },
    // The earlier access token stays valid until its own expiry: calls may be in progress with it.
    { name: 'earlierAccessHash', type: 'text', maxLength: 64 },
    { name: 'earlierAccessExpiresAt', type: 'date' },
    // The first use of the newest tokens, which proves that the client received them.
    { name: 'arrivedAt', type: 'date' },
    { name: 'misusedAt', type: 'date' },
  ],
}
