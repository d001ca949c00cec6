import type { CollectionConfig } from 'payload'
import { isAdministrator } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { readByModerators } from '../tables/closed-collection.ts'

/** Texts that staff removed or edited, until they are erased. */
export const boardKeptTexts: CollectionConfig<'board-kept-texts'> = {
  slug: 'board-kept-texts',
  labels: oneAndMany('ข้อความเดิมในเว็บบอร์ด', 'Original web board text', 'Original web board texts'),
  ...readByModerators,
  access: { ...readByModerators.access, delete: isAdministrator },
  fields: [
    { name: 'decision', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'act', type: 'text', maxLength: 20 },
    { name: 'reason', type: 'text', maxLength: 20 },
    { name: 'subject', type: 'text', required: true, maxLength: 30, index: true },
    { name: 'memberId', type: 'text', maxLength: 36, index: true },
    { name: 'title', type: 'text', maxLength: 150 },
    { name: 'detail', type: 'textarea', maxLength: 10_000 },
    wholeNumberField('quote', label('อ้างถึงความเห็น', 'Quoted reply')),
  ],
}
