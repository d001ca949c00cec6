import type { Field, GlobalConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

function picture(name: string, text: Label, description: Label): Field {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: text,
    filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    admin: { description },
  }
}

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
  access: { read: anyone, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'cookie_detail' }),
  fields: [
    {
      name: 'header',
      type: 'text',
      label: label('หัวข้อ', 'Heading'),
      localized: true,
      required: true,
      maxLength: 80,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('คำอธิบาย', 'Description'),
      localized: true,
      required: true,
      maxLength: 500,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    picture(
      'logo',
      label('รูปประกอบ', 'Picture'),
      label(
        'ขึ้นข้างหัวข้อ รูปเล็กพื้นหลังโปร่งใส',
        'Small, beside the heading, best on a transparent ground.',
      ),
    ),
    picture(
      'closeIcon',
      label('ไอคอนปุ่มปิด', 'Icon of the close button'),
      label('เว้นว่างได้ เว็บจะใช้กากบาทของตัวเอง', 'May stay empty: the site has a cross of its own.'),
    ),
  ],
}
