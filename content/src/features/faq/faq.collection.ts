import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { isStaff } from '../../platform/access.ts'
import { optionalChoice, relationField } from '../../platform/fields/choice-fields.ts'
import { linkField } from '../../platform/fields/contact-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { causeLabels } from '../../platform/languages/cause-labels.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { bodyFields } from '../../platform/rich-text/body.fields.ts'
import { forgetFeedbackOn } from './feedback/faq-feedback.rows.ts'

const dropFeedback: CollectionAfterDeleteHook = ({ id, req }) => forgetFeedbackOn(req, Number(id))

export const faqs: CollectionConfig<'faqs'> = {
  slug: 'faqs',
  labels: oneAndMany('คำถาม', 'Question', 'Questions'),
  admin: {
    group: groups.faq,
    useAsTitle: 'question',
    defaultColumns: ['question', 'subFaq', 'cause', 'sort', '_status'],
    listSearchableFields: ['question'],
    description: label(
      'เฉพาะสมาชิกอ่านได้ ยกเว้นข้อที่เลือกให้เป็นวิธีแก้เบื้องต้น',
      'For members, except for those that are marked as first aid.',
    ),
  },
  ...sortedRecords({
    tag: 'faq',
    versions: 20,
    read: isStaff,
    hooks: { afterDelete: [dropFeedback] },
  }),
  fields: [
    requiredText('question', label('คำถาม', 'Question'), 160),
    ...bodyFields(label('คำตอบ', 'Answer')),
    linkField('url', label('ลิงก์อ่านต่อ', 'Read more'), { placeholder: '/problem' }),
    {
      ...relationField('subFaq', label('หมวดย่อย', 'Sub subject'), 'sub-faqs', {
        position: 'sidebar',
      }),
      required: true,
      index: true,
    },
    optionalChoice('cause', label('วิธีแก้เบื้องต้นของปัญหา', 'First aid for'), causeLabels, {
      position: 'sidebar',
      description: label(
        'เลือกแล้ว ใครก็อ่านคำตอบนี้ได้ที่หน้าแจ้งปัญหา แม้ไม่ได้เป็นสมาชิก แสดงสามข้อแรกของแต่ละปัญหา',
        'Whatever is chosen, anyone may then read this answer on the page for problems, which shows the first three of each.',
      ),
    }),
    sortField(),
  ],
}
