import { type CollectionConfig, Forbidden } from 'payload'
import { isAdministrator } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** Whoever goes past the rules of access, too. */
function neverChanged(): never {
  throw new Forbidden()
}

/** What was done to keep the board decent, by whom and when: ids and codes, no texts. Nobody changes it. */
export const boardLog: CollectionConfig<'board-log'> = {
  slug: 'board-log',
  labels: oneAndMany('บันทึกการดูแลเว็บบอร์ด', 'Log of the web board', 'Log of the web board'),
  ...readByModerators,
  hooks: {
    beforeOperation: [
      ({ operation }) => {
        if (['update', 'updateByID', 'delete', 'deleteByID'].includes(operation)) neverChanged()
      },
    ],
  },
  fields: [
    { name: 'act', type: 'text', required: true, maxLength: 20 },
    { name: 'reason', type: 'text', maxLength: 20 },
    // Of a limit: for how many days; null: for good.
    wholeNumberField('days', label('จำนวนวัน', 'Days')),
    { name: 'subject', type: 'text', maxLength: 30, index: true },
    { name: 'memberId', type: 'text', maxLength: 36, index: true },
    wholeNumberField('caseId', label('เรื่อง', 'Case')),
    // Acts of one decision have the same.
    { name: 'decision', type: 'text', maxLength: 36 },
    // Id of the member of staff; null: three members’ reports.
    wholeNumberField('by', label('ผู้ทำ', 'By')),
  ],
}

/** Texts that staff took away or put right, until they are erased. */
export const boardKeptTexts: CollectionConfig<'board-kept-texts'> = {
  slug: 'board-kept-texts',
  labels: oneAndMany(
    'ข้อความเดิมในเว็บบอร์ด',
    'Kept text of the web board',
    'Kept texts of the web board',
  ),
  ...readByModerators,
  access: { ...readByModerators.access, delete: isAdministrator },
  fields: [
    { name: 'decision', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'subject', type: 'text', required: true, maxLength: 30, index: true },
    { name: 'memberId', type: 'text', maxLength: 36, index: true },
    { name: 'title', type: 'text', maxLength: 150 },
    { name: 'detail', type: 'textarea', maxLength: 10_000 },
    wholeNumberField('quote', label('อ้างถึงความเห็น', 'Quotes the reply')),
  ],
}
