import type { CollectionConfig } from 'payload'
import {
  optionalChoice,
  requiredChoice,
  optionalSwitch,
} from '../../../platform/fields/choice-fields.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { groups, label } from '../../../platform/languages/labels.ts'
import { authorId } from '../tables/board.fields.ts'
import { readByModerators } from '../tables/closed-collection.ts'
import { caseKinds } from './case.labels.ts'
import { looks } from '../rules/looks.ts'

/**
 * What staff are to decide on the board, due 24 hours after it was opened. Whatever is decided of a post or a reply
 * closes all its cases.
 */
export const boardCases: CollectionConfig = {
  slug: 'board-cases',
  labels: {
    singular: label('เรื่องที่ต้องตัดสินในเว็บบอร์ด', 'Case of the web board'),
    plural: label('คิวเว็บบอร์ด', 'Queue of the web board'),
  },
  ...readByModerators,
  admin: {
    group: groups.board,
    hideAPIURL: true,
    components: {
      views: {
        list: { Component: '/features/webboard/moderation-admin/queue.admin.tsx#BoardQueue' },
      },
    },
  },
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['memberId', 'state'] }],
  fields: [
    requiredChoice('kind', label('ประเภท', 'Kind'), caseKinds),
    requiredChoice('state', label('สถานะ', 'State'), {
      open: label('รอตัดสิน', 'Open'),
      decided: label('ตัดสินแล้ว', 'Decided'),
    }),
    // Of the post or reply, `post:12`; null: of a person, or of something that nobody has found yet.
    { name: 'subject', type: 'text', maxLength: 30, index: true },
    wholeNumberField('post', label('กระทู้', 'Post')),
    // Null: the post itself.
    wholeNumberField('reply', label('ความเห็น', 'Reply')),
    authorId,
    optionalChoice('look', label('เหตุที่ต้องตรวจ', 'Why it is looked at'), looks),
    wholeNumberField('reports', label('จำนวนผู้รายงาน', 'Reports')),
    // It was the reply that solved its post, and is again once it is shown.
    optionalSwitch('wasSolution', label('เคยเป็นคำตอบ', 'Was the solution'), false),
    { ...momentField('dueAt', label('ครบกำหนด', 'Due')), required: true },
    // While it is open: of each kind there is one about the same.
    { name: 'openKey', type: 'text', maxLength: 80, unique: true },
    { name: 'decision', type: 'text', maxLength: 20 },
    // Id of the member of staff; null: its author took it back.
    wholeNumberField('by', label('ผู้ตัดสิน', 'Decided by')),
    momentField('decidedAt', label('ตัดสินเมื่อ', 'Decided at')),
  ],
}
