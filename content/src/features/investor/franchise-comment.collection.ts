import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const franchiseComments: CollectionConfig<'franchise-comments'> = {
  slug: 'franchise-comments',
  labels: oneAndMany('เสียงจากเจ้าของร้าน', 'What a franchisee says', 'What franchisees say'),
  admin: {
    group: groups.investors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'feedback', 'sort', '_status', 'updatedAt'],
    description: label(
      'คำพูดของเจ้าของร้านแฟรนไชส์ ลงได้เมื่อเจ้าตัวอนุญาตแล้ว อย่าใส่ตัวเลขรายได้',
      'Words of franchisees, with their leave. No figures of income.',
    ),
  },
  ...sortedRecords({ tag: 'comment_customer_franchise', versions: 10 }),
  fields: [
    requiredText('name', label('ชื่อและร้าน', 'Name and shop'), 120, {
      placeholder: 'คุณวิภา ร้านหน้าตลาดบางใหญ่',
    }),
    requiredLongText('feedback', label('ความเห็น', 'Feedback'), 1000),
    publicPicture('image', label('รูปเจ้าของร้าน', 'Picture'), { position: 'sidebar' }),
    sortField(),
  ],
}
