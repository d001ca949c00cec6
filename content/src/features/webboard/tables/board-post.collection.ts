import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { switchField } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { authorId, editedAt, stateField, writtenText } from './board.fields.ts'

const count = (name: string, th: string, en: string) => ({
  ...wholeNumberField(name, label(th, en), { required: true, defaultValue: 0 }),
})

/**
 * Posts of the web board. Members' calls alone write them, by SQL; none refers to its author by a foreign key:
 * erasing one waits for nothing. What is counted of each is kept in the same write (decision 0027).
 */
export const boardPosts: CollectionConfig = {
  slug: 'board-posts',
  labels: oneAndMany('กระทู้', 'Post of the web board', 'Posts of the web board'),
  ...readOnlyTo(isStaff),
  indexes: [
    { fields: ['state', 'pinnedAt', 'activity'] },
    { fields: ['state', 'pinnedAt', 'number'] },
    { fields: ['memberId', 'createdAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', maxLength: 150, label: label('หัวข้อ', 'Title') },
    writtenText,
    authorId,
    stateField,
    // By its own index alone databases find the few that are.
    { name: 'pinnedAt', type: 'date', label: label('ปักหมุดเมื่อ', 'Pinned since'), index: true },
    switchField('isLocked', label('ปิดรับความเห็น', 'Locked'), false),
    // Which post of the board it is, from 1.
    { ...wholeNumberField('number', label('ลำดับ', 'Number')), unique: true },
    // Which act on the board was the last one on it, counted over all posts and replies; null until it is published.
    { ...wholeNumberField('activity', label('ลำดับความเคลื่อนไหว', 'Activity')), unique: true },
    { name: 'lastActivityAt', type: 'date', label: label('ความเคลื่อนไหวล่าสุด', 'Last activity') },
    editedAt,
    count('replies', 'จำนวนความเห็น', 'Replies'),
    // The highest place that a reply has; those that were taken back keep theirs.
    count('places', 'ตำแหน่งสุดท้าย', 'Places of replies'),
    count('views', 'จำนวนครั้งที่เปิดดู', 'Views'),
    wholeNumberField('solvedBy', label('ความเห็นที่ช่วยได้', 'Solved by')),
  ],
}
