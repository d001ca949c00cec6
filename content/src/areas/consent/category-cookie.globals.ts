import type { GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { categoryFields } from './category-cookie.fields.ts'

type Slug = 'analytics-cookie' | 'advertising-cookie'

export const analyticsCookie = defineCategory({
  slug: 'analytics-cookie',
  tag: 'analytic_cookie_description',
  label: label('คุกกี้วิเคราะห์', 'Analytics cookies'),
})

export const advertisingCookie = defineCategory({
  slug: 'advertising-cookie',
  tag: 'ads_cookie_description',
  label: label('คุกกี้โฆษณา', 'Advertising cookies'),
})

/** One of the two kinds of cookies that a visitor may accept or refuse. */
function defineCategory<Of extends Slug>(category: {
  slug: Of
  tag: string
  label: Label
}): GlobalConfig<Of> {
  return {
    slug: category.slug,
    label: category.label,
    admin: {
      group: groups.privacy,
      description: label(
        'ขึ้นในหน้าต่างตั้งค่าคุกกี้ ข้างสวิตช์ของหมวดนี้',
        'Stands beside the switch of this kind in the cookie settings.',
      ),
    },
    versions: { drafts: true, max: 20 },
    access: { read: readPublished, readVersions: isStaff, update: isEditor },
    hooks: trackGlobalChanges({ tag: category.tag }),
    fields: categoryFields,
  }
}
