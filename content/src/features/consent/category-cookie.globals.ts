import type { Field, GlobalConfig, GlobalSlug } from 'payload'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { requiredLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, type Label } from '../../platform/languages/labels.ts'

export const categoryFields: Field[] = [
  requiredText('title', label('ชื่อ', 'Title'), 120),
  requiredLongText('description', label('ใช้ทำอะไร', 'What it is for'), 1000, {
    description: label(
      'เขียนให้คนทั่วไปเข้าใจ บอกว่าใครได้ข้อมูลและเก็บไว้นานเท่าไร',
      'In plain words: who receives the data, and how long it is kept.',
    ),
  }),
]

export const analyticsCookie = defineCategory(
  'analytics-cookie',
  'analytic_cookie_description',
  label('คุกกี้วิเคราะห์', 'Analytics cookies'),
)

export const advertisingCookie = defineCategory(
  'advertising-cookie',
  'ads_cookie_description',
  label('คุกกี้โฆษณา', 'Advertising cookies'),
)

/** One of the two cookie categories that a visitor can accept or refuse. */
function defineCategory<Slug extends GlobalSlug>(
  slug: Slug,
  tag: string,
  text: Label,
): GlobalConfig<Slug> {
  return {
    slug,
    label: text,
    admin: {
      group: groups.privacy,
      description: label(
        'ขึ้นในหน้าต่างตั้งค่าคุกกี้ ข้างสวิตช์ของหมวดนี้',
        'Stands beside the switch of this kind in the cookie settings.',
      ),
    },
    ...globalWithDrafts({ tag, versions: 20 }),
    fields: categoryFields,
  }
}
