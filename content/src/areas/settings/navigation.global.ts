import type { Field, GlobalConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { requireLink } from '../../ground/fields/contact-rules.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

export const navigation: GlobalConfig<'navigation'> = {
  slug: 'navigation',
  label: label('เมนูและท้ายเว็บ', 'Navigation'),
  admin: {
    group: groups.site,
    description: label(
      'เมนูด้านบนและลิงก์ท้ายเว็บของทุกหน้า ลากเพื่อเปลี่ยนลำดับ',
      'The menu on top and the links at the foot of every page. Drag to change the order.',
    ),
  },
  access: { read: anyone, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'navigation' }),
  fields: [
    links('header', label('เมนูด้านบน', 'Menu on top'), 7),
    {
      name: 'footer',
      type: 'array',
      label: label('กลุ่มลิงก์ท้ายเว็บ', 'Groups of links at the foot'),
      labels: { singular: label('กลุ่ม', 'Group'), plural: label('กลุ่ม', 'Groups') },
      maxRows: 5,
      fields: [words('title', label('ชื่อกลุ่ม', 'Title')), links('links', label('ลิงก์', 'Links'), 12)],
    },
  ],
}

function links(name: string, text: Label, maxRows: number): Field {
  const link: Field = {
    name: 'link',
    type: 'text',
    label: label('ลิงก์', 'Where it leads'),
    required: true,
    validate: requireLink,
    admin: {
      placeholder: '/branch',
      description: label(
        'หน้าในเว็บ เช่น /branch ลิงก์เต็ม https://… หรือคำว่า line, phone',
        'A page such as /branch, a full https:// link, or the word line or phone.',
      ),
    },
  }
  return {
    name,
    type: 'array',
    label: text,
    labels: { singular: label('ลิงก์', 'Link'), plural: label('ลิงก์', 'Links') },
    maxRows,
    fields: [{ type: 'row', fields: [words('label', label('ข้อความ', 'Words')), link] }],
  }
}

function words(name: string, text: Label): Field {
  return {
    name,
    type: 'text',
    label: text,
    localized: true,
    required: true,
    maxLength: 60,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  }
}
