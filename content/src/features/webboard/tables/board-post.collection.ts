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
 * Posts of the web board. Only members' calls write them, by SQL. No foreign key to the author: erasing one must not wait.
 * Counts are stored in the same transaction (decision 0027).
 */
export const boardPosts: CollectionConfig = {
  slug: 'board-posts',
  labels: oneAndMany('กระทู้', 'Web board post', 'Web board posts'),
  ...readOnlyTo(isStaff),
  indexes: [
    { fields: ['state', 'pinnedAt', 'activity'] },
    { fields: ['state', 'pinnedAt', 'number'] },
    { fields: ['memberId', 'createdAt'] },
    // For the filtered lists, which `board/filter-posts.ts` finds by an index alone.
    { fields: ['state', 'replies', 'activity'] },
    { fields: ['state', 'language', 'activity'] },
    { fields: ['state', 'language', 'replies', 'activity'] },
  ],
  fields: [
    { name: 'title', type: 'text', maxLength: 150, label: label('หัวข้อ', 'Title') },
    writtenText,
    // Of title and text, see `rules/language-of-text.ts`.
    { name: 'language', type: 'text', maxLength: 2, label: label('ภาษา', 'Language') },
    authorId,
    stateField,
    // An index of its own: databases find the few pinned posts only with it.
    { name: 'pinnedAt', type: 'date', label: label('ปักหมุดเมื่อ', 'Pinned since'), index: true },
    switchField('isLocked', label('ปิดรับความเห็น', 'Locked'), false),
    // Sequence number on the board, from 1.
    { ...wholeNumberField('number', label('ลำดับ', 'Number')), unique: true },
    // Sequence number of the last activity, counted over all posts and replies; null until publication.
    { ...wholeNumberField('activity', label('ลำดับความเคลื่อนไหว', 'Activity')), unique: true },
    { name: 'lastActivityAt', type: 'date', label: label('ความเคลื่อนไหวล่าสุด', 'Last activity') },
    editedAt,
    count('replies', 'จำนวนความเห็น', 'Replies'),
    // The highest position of a reply; withdrawn replies retain theirs.
    count('places', 'ตำแหน่งสุดท้าย', 'Last reply position'),
    count('views', 'จำนวนครั้งที่เปิดดู', 'Views'),
    wholeNumberField('solvedBy', label('ความเห็นที่เป็นคำตอบ', 'Answered by')),
  ],
}
