import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { optionalSwitch } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { authorId, editedAt, stateField, writtenText } from './board.fields.ts'

/** Replies, written like posts; a withdrawn reply retains its position and loses its text. */
export const boardReplies: CollectionConfig<'board-replies'> = {
  slug: 'board-replies',
  labels: oneAndMany('ความเห็นตอบกระทู้', 'Reply of the web board', 'Replies of the web board'),
  ...readOnlyTo(isStaff),
  indexes: [{ fields: ['post', 'place'], unique: true }, { fields: ['memberId', 'createdAt'] }],
  fields: [
    { ...wholeNumberField('post', label('กระทู้', 'Post')), required: true },
    // Position in its post, from 1; null while waiting.
    wholeNumberField('place', label('ตำแหน่ง', 'Place')),
    writtenText,
    wholeNumberField('quote', label('อ้างถึงความเห็น', 'Quotes the reply')),
    authorId,
    // The name shown with a staff answer from the admin.
    { name: 'staffName', type: 'text', maxLength: 100, label: label('ชื่อทีมงาน', 'Name of staff') },
    stateField,
    // Was the solution until it was hidden; it becomes the solution again when published.
    optionalSwitch('wasSolution', label('เคยเป็นคำตอบ', 'Was the solution'), false),
    editedAt,
  ],
}
