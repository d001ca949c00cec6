import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label } from '../../../platform/languages/labels.ts'

const number = (name: string, th: string, en: string) =>
  wholeNumberField(name, label(th, en), { required: true })
const memberId = { name: 'memberId', type: 'text', required: true, maxLength: 36 } as const

/**
 * One row: the number of published posts, and the last sequence numbers. Each writer of the board changes it first, which
 * locks the board.
 */
export const boardCounts: CollectionConfig<'board-counts'> = {
  slug: 'board-counts',
  labels: {
    singular: label('ยอดนับของเว็บบอร์ด', 'Web board counts'),
    plural: label('ยอดนับของเว็บบอร์ด', 'Web board counts'),
  },
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 10 },
    number('posts', 'กระทู้ที่แสดง', 'Posts published'),
    number('lastNumber', 'ลำดับกระทู้ล่าสุด', 'Last number'),
    number('lastActivity', 'ลำดับความเคลื่อนไหวล่าสุด', 'Last activity'),
  ],
}

/**
 * A member's visits to a post: up to when the member has seen it, and whether they follow it. The unread marks come from here
 * and not from the browser, so that they are the same on every device.
 */
export const boardVisits: CollectionConfig<'board-visits'> = {
  slug: 'board-visits',
  labels: {
    singular: label('การเปิดอ่านกระทู้', 'Visit to a post'),
    plural: label('การเปิดอ่านกระทู้', 'Visits to posts'),
  },
  ...closed,
  indexes: [
    { fields: ['memberId', 'post'], unique: true },
    // For the few followed posts among many visited ones.
    { fields: ['memberId', 'followedAt', 'post'] },
    { fields: ['post', 'followedAt'] },
  ],
  fields: [
    memberId,
    number('post', 'กระทู้', 'Post'),
    { name: 'seenUntil', type: 'date' },
    // The same before the present visit, which may span several pages.
    { name: 'seenBefore', type: 'date' },
    // Following since; null: not following.
    { name: 'followedAt', type: 'date' },
  ],
}

/** Board data of a member; no row: none. */
export const boardAuthors: CollectionConfig<'board-authors'> = {
  slug: 'board-authors',
  labels: {
    singular: label('ผู้เขียนกระทู้', 'Author'),
    plural: label('ผู้เขียนกระทู้', 'Authors'),
  },
  ...closed,
  fields: [
    { ...memberId, unique: true },
    { name: 'nickname', type: 'text', maxLength: 30 },
    { name: 'limitedUntil', type: 'date' },
    { name: 'limitReason', type: 'text', maxLength: 20 },
    // An appeal against the present limit exists.
    { name: 'hasAppealed', type: 'checkbox' },
    // Speaks for the brand, marked by staff.
    { name: 'isBrand', type: 'checkbox' },
    // Number of edits within 24 hours of `editsSince`.
    wholeNumberField('edits', label('จำนวนครั้งที่แก้ไข', 'Changes')),
    { name: 'editsSince', type: 'date' },
  ],
}
