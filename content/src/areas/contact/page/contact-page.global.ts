import type { GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../../ground/access.ts'
import { trackGlobalChanges } from '../../../engines/changes/change-hooks.ts'
import { optionalHttpsUrl } from '../../../ground/fields/contact-rules.ts'
import { groups, label } from '../../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../../ground/fields/thai-required.ts'

export const contactPage: GlobalConfig<'contact-page'> = {
  slug: 'contact-page',
  label: label('หน้าติดต่อเรา', 'Contact page'),
  admin: {
    group: groups.site,
    description: label(
      'เบอร์โทร LINE อีเมล และเฟซบุ๊ก แก้ที่เมนู “ตั้งค่าเว็บไซต์”',
      'Phone, LINE, e-mail and facebook stand under “Website settings”.',
    ),
  },
  versions: { drafts: true, max: 20 },
  access: { read: readPublished, readVersions: isStaff, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'contact_page' }),
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('หัวข้อ', 'Title'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('คำอธิบาย', 'Description'),
      localized: true,
      maxLength: 500,
    },
    {
      name: 'officeAddress',
      type: 'textarea',
      label: label('ที่อยู่สำนักงานใหญ่', 'Address of the head office'),
      localized: true,
      maxLength: 500,
      admin: {
        description: label(
          'ขึ้นบรรทัดใหม่ตรงไหน บนเว็บขึ้นบรรทัดใหม่ตรงนั้น',
          'Line breaks stay where you put them.',
        ),
      },
    },
    {
      name: 'officeHours',
      type: 'text',
      label: label('เวลาทำการ', 'Office hours'),
      localized: true,
      maxLength: 200,
      admin: { placeholder: 'จันทร์–ศุกร์ 09:00–17:30 น.' },
    },
    {
      name: 'mapLink',
      type: 'text',
      label: label('ลิงก์แผนที่สำนักงานใหญ่', 'Map of the head office'),
      validate: optionalHttpsUrl,
      admin: { placeholder: 'https://maps.app.goo.gl/…' },
    },
  ],
}
