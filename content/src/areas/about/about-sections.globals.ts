import type { Field, GlobalConfig, GlobalSlug } from 'payload'
import { datesChanges } from '../../engines/publishing/change-date.ts'
import { globalWithDrafts } from '../../engines/publishing/publishing.ts'
import { changeDateFields } from '../../ground/fields/change-date.fields.ts'
import { publicPicture } from '../../ground/fields/file-fields.ts'
import { requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'

/** What a part of the page about us holds, and a page below it. */
export const sectionFields: Field[] = [
  requiredText('title', label('หัวข้อ', 'Title'), 120),
  ...bodyFields(label('เนื้อหา', 'Text')),
  publicPicture('image', label('รูป', 'Picture'), {
    description: label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.'),
  }),
]

/** What the brand is. */
export const aboutBrand = defineSection(
  'about-brand',
  'about_brand',
  label('แบรนด์ของเรา', 'Our brand'),
)

/** What stands above the timeline. */
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
