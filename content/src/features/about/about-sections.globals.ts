import type { Field, GlobalConfig, GlobalSlug } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, type Label } from '../../platform/languages/labels.ts'
import { bodyFields } from '../../platform/rich-text/body.fields.ts'

export const sectionFields: Field[] = [
  requiredText('title', label('หัวข้อ', 'Title'), 120),
  ...bodyFields(label('เนื้อหา', 'Text')),
  publicPicture('image', label('รูป', 'Picture'), {
    description: label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.'),
  }),
]

export const aboutBrand = defineSection(
  'about-brand',
  'about_brand',
  label('แบรนด์ของเรา', 'Our brand'),
)

export const aboutHistory = defineSection(
  'about-history',
  'about_history',
  label('ประวัติ (เกริ่นนำ)', 'History (introduction)'),
)

function defineSection<Slug extends GlobalSlug>(
  slug: Slug,
  tag: string,
  text: Label,
): GlobalConfig<Slug> {
  return {
    slug,
    label: text,
    admin: { group: groups.about },
    ...globalWithDrafts({ tag, versions: 20 }),
    ...datesChanges(),
    fields: [...sectionFields, ...changeDateFields],
  }
}
