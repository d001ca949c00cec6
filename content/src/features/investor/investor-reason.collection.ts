import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { optionalText, requiredLongText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const investorReasons: CollectionConfig<'investor-reasons'> = {
  slug: 'investor-reasons',
  labels: oneAndMany('เหตุผลที่น่าลงทุน', 'Reason to invest', 'Reasons to invest'),
  admin: {
    group: groups.investors,
    useAsTitle: 'title',
    defaultColumns: ['title', 'sort', '_status', 'updatedAt'],
    description: label(
      'ส่วน “ทำไมต้องลงทุนกับเรา” ของหน้านักลงทุน เขียนเฉพาะเรื่องที่พิสูจน์ได้ และไม่สัญญาว่าจะได้กำไร',
      'The part “Why invest” of the investor page. Write what you can prove, and promise no profit.',
    ),
  },
  ...sortedRecords({ tag: 'investors', versions: 10 }),
  fields: [
    optionalText('title', label('หัวข้อ', 'Title'), 80, {
      description: label('สั้น อ่านจบในบรรทัดเดียว', 'Short: one line.'),
    }),
    requiredLongText('description', label('คำอธิบาย', 'Description'), 500),
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.'),
    }),
    sortField(),
  ],
}
