import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label } from '../../../platform/languages/labels.ts'

const number = (name: string, th: string, en: string) =>
  wholeNumberField(name, label(th, en), { required: true })
const memberId = { name: 'memberId', type: 'text', required: true, maxLength: 36 } as const

/**
 * One row: how many posts are shown, and the newest numbers that were given. Whoever writes to the board changes it
 * first, and so waits for who is writing already.
 */
export const boardCounts: CollectionConfig<'board-counts'> = {
  slug: 'board-counts',
  labels: {
    singular: label('ยอดนับของเว็บบอร์ด', 'Counts of the web board'),
    plural: label('ยอดนับของเว็บบอร์ด', 'Counts of the web board'),
  },
  ...closed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 10 },
    number('posts', 'กระทู้ที่แสดง', 'Posts shown'),
    number('lastNumber', 'ลำดับกระทู้ล่าสุด', 'Last number'),
    number('lastActivity', 'ลำดับความเคลื่อนไหวล่าสุด', 'Last activity'),
  ],
}

/** What a member has to do with a post: up to when he has looked at it, and whether he is told of its replies. */
export const boardVisits: CollectionConfig<'board-visits'> = {
  slug: 'board-visits',
  labels: {
    singular: label('การเปิดอ่านกระทู้', 'Visit to a post'),
    plural: label('การเปิดอ่านกระทู้', 'Visits to posts'),
  },
  ...closed,
  indexes: [
    { fields: ['memberId', 'post'], unique: true },
    // The few that one follows among the many that he looked at.
    { fields: ['memberId', 'followedAt', 'post'] },
    { fields: ['post', 'followedAt'] },
  ],
  fields: [
    memberId,
    number('post', 'กระทู้', 'Post'),
    { name: 'seenUntil', type: 'date' },
    // The same before his present visit, whose pages are read one after another.
    { name: 'seenBefore', type: 'date' },
    // Since when he is told of its replies; null: he is not.
    { name: 'followedAt', type: 'date' },
  ],
}

/** What the board alone knows of a member; none who has nothing of it. */
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
    // He has asked staff to look once more at this limit.
    { name: 'hasAppealed', type: 'checkbox' },
    // He speaks for the brand, as staff have marked him.
    { name: 'isBrand', type: 'checkbox' },
    // How often he changed what he wrote, within a day from then.
    wholeNumberField('edits', label('จำนวนครั้งที่แก้ไข', 'Changes')),
    { name: 'editsSince', type: 'date' },
  ],
}
