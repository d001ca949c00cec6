import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { optionalSwitch } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { authorId, editedAt, stateField, writtenText } from './board.fields.ts'

/** Replies to posts of the web board, written as those are; what was taken back keeps its place and loses its text. */
export const boardReplies: CollectionConfig<'board-replies'> = {
  slug: 'board-replies',
  labels: oneAndMany('ความเห็นตอบกระทู้', 'Reply of the web board', 'Replies of the web board'),
  ...readOnlyTo(isStaff),
  indexes: [{ fields: ['post', 'place'], unique: true }, { fields: ['memberId', 'createdAt'] }],
  fields: [
    { ...wholeNumberField('post', label('กระทู้', 'Post')), required: true },
    // Which reply to its post it is, from 1; null while it waits.
    wholeNumberField('place', label('ตำแหน่ง', 'Place')),
    writtenText,
    wholeNumberField('quote', label('อ้างถึงความเห็น', 'Quotes the reply')),
    authorId,
    // Of what staff answered from the admin: by what name.
    { name: 'staffName', type: 'text', maxLength: 100, label: label('ชื่อทีมงาน', 'Name of staff') },
    stateField,
    // It solved its post until it was hidden, and does so again once it is shown.
    optionalSwitch('wasSolution', label('เคยเป็นคำตอบ', 'Was the solution'), false),
    editedAt,
  ],
}
