import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Where members are signed in, a row a session; its tokens by their hashes alone. Rows are written by
 * `member-session.rows.ts`, and none refers to its member by a foreign key: erasing one waits for nothing.
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
    // Without being used again, and in all.
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'endsAt', type: 'date', required: true },
    wholeNumberField('generation', label('รุ่น', 'Generation'), { required: true }),
    { name: 'refreshHash', type: 'text', required: true, maxLength: 64 },
    { name: 'accessHash', type: 'text', required: true, maxLength: 64 },
    { name: 'accessExpiresAt', type: 'date', required: true },
    // What was answered before works until its own end: calls may be under way with it.
    { name: 'earlierAccessHash', type: 'text', maxLength: 64 },
    { name: 'earlierAccessExpiresAt', type: 'date' },
    // When the newest tokens were first seen again: their answer had arrived.
    { name: 'arrivedAt', type: 'date' },
    { name: 'misusedAt', type: 'date' },
  ],
}
