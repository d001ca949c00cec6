import type { GlobalConfig } from 'payload'
import { datesChanges } from '../../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../../core/publishing/publishing.ts'
import { changeDateFields } from '../../../platform/fields/change-date.fields.ts'
import { mapLinkField } from '../../../platform/fields/contact-fields.ts'
import {
  optionalLongText,
  optionalText,
  requiredText,
} from '../../../platform/fields/text-fields.ts'
import { groups, label } from '../../../platform/languages/labels.ts'

export const contactPage: GlobalConfig<'contact-page'> = {
  slug: 'contact-page',
  label: label('หน้าติดต่อเรา', 'Contact page'),
  admin: {
    group: groups.site,
    description: label(
      'เบอร์โทร LINE อีเมล และเฟซบุ๊ก แก้ที่เมนู “ตั้งค่าเว็บไซต์”',
      'Phone, LINE, email and Facebook are under “Website settings”.',
    ),
  },
  ...globalWithDrafts({ tag: 'contact_page', versions: 20 }),
  ...datesChanges(),
  fields: [
    requiredText('title', label('หัวข้อ', 'Title'), 120),
    optionalLongText('description', label('คำอธิบาย', 'Description'), 500),
    optionalLongText('officeAddress', label('ที่อยู่สำนักงานใหญ่', 'Address of the head office'), 500, {
      description: label(
        'ขึ้นบรรทัดใหม่ตรงไหน บนเว็บขึ้นบรรทัดใหม่ตรงนั้น',
        'Line breaks stay where you put them.',
      ),
    }),
    optionalText('officeHours', label('เวลาทำการ', 'Office hours'), 200, {
      placeholder: 'จันทร์–ศุกร์ 09:00–17:30 น.',
    }),
    mapLinkField('mapLink', label('ลิงก์แผนที่สำนักงานใหญ่', 'Map of the head office')),
    ...changeDateFields,
  ],
}
