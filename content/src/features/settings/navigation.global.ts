import type { Field, GlobalConfig } from 'payload'
import { validateLink } from '../../core/page-info/existing-page.ts'
import { globalWithoutDrafts } from '../../core/publishing/publishing.ts'
import { requiredLinkField } from '../../platform/fields/contact-fields.ts'
import { requireLink } from '../../platform/fields/contact-rules.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { bothRules, unlessKept } from '../../platform/fields/normalized.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'

/** A link to the website needs an existing page. */
const requireExisting = unlessKept(bothRules(requireLink, validateLink))

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
  ...globalWithoutDrafts({ tag: 'navigation' }),
  fields: [
    links('header', label('เมนูด้านบน', 'Menu on top'), 7),
    {
      name: 'footer',
      type: 'array',
      label: label('กลุ่มลิงก์ท้ายเว็บ', 'Groups of links at the foot'),
      labels: oneAndMany('กลุ่ม', 'Group', 'Groups'),
      maxRows: 5,
      fields: [
        requiredText('title', label('ชื่อกลุ่ม', 'Title'), 60),
        links('links', label('ลิงก์', 'Links'), 12),
      ],
    },
  ],
}

function links(name: string, text: Label, maxRows: number): Field {
  const field = requiredLinkField('link', label('ลิงก์', 'Where it leads'), {
    placeholder: '/branch',
    description: label(
      'หน้าในเว็บ เช่น /branch หรือลิงก์เต็ม https://… หรือคำว่า line หรือ phone',
      'A page such as /branch, a full https:// link, or the word line or phone.',
    ),
  })
  const link: Field = { ...field, validate: requireExisting, required: true }
  return {
    name,
    type: 'array',
    label: text,
    labels: oneAndMany('ลิงก์', 'Link', 'Links'),
    maxRows,
    fields: [row(requiredText('label', label('ข้อความ', 'Words'), 60), link)],
  }
}
