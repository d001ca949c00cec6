import type { GlobalConfig } from 'payload'
import { globalWithoutDrafts } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { requiredLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'

export const cookieDetail: GlobalConfig<'cookie-detail'> = {
  slug: 'cookie-detail',
  label: label('แถบขอความยินยอม', 'Cookie banner'),
  admin: {
    group: groups.privacy,
    description: label(
      'แถบที่ขึ้นทุกหน้าจนกว่าผู้เยี่ยมชมจะเลือก บอกสั้น ๆ ว่าใช้คุกกี้ทำอะไร',
      'Stands on every page until the visitor has chosen. Say briefly what the cookies are for.',
    ),
  },
  ...globalWithoutDrafts({ tag: 'cookie_detail' }),
  fields: [
    requiredText('header', label('หัวข้อ', 'Heading'), 80),
    requiredLongText('description', label('คำอธิบาย', 'Description'), 500),
    publicPicture('logo', label('รูปประกอบ', 'Picture'), {
      description: label(
        'ขึ้นข้างหัวข้อ รูปเล็กพื้นหลังโปร่งใส',
        'Small, beside the heading, best on a transparent ground.',
      ),
    }),
    publicPicture('closeIcon', label('ไอคอนปุ่มปิด', 'Icon of the close button'), {
      description: label(
        'เว้นว่างได้ เว็บจะใช้กากบาทของตัวเอง',
        'May stay empty: the site has a cross of its own.',
      ),
    }),
  ],
}
