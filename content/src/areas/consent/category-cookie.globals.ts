import type { GlobalConfig, GlobalSlug } from 'payload'
import { globalWithDrafts } from '../../engines/publishing/publishing.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { categoryFields } from './category-cookie.fields.ts'

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

/** One of the two kinds of cookies that a visitor may accept or refuse. */
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
