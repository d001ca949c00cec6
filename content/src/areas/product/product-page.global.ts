import type { GlobalConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { allowed, forbidden, payments, steps } from './product-page.fields.ts'

/** Drafts, since people wash by what stands here. */
export const productPage: GlobalConfig<'product-page'> = {
  slug: 'product-page',
  label: label('หน้าเครื่องและราคา (เนื้อหา)', 'Product page (content)'),
  admin: { group: groups.products },
  versions: { drafts: true, max: 50 },
  access: { read: readPublished, readVersions: isStaff, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'product_page' }),
  fields: [
    steps,
    allowed,
    forbidden,
    payments,
    {
      name: 'promiseTitle',
      type: 'text',
      label: label('คำสัญญา 24 ชั่วโมง (หัวข้อ)', 'The 24-hour promise (title)'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'promiseText',
      type: 'textarea',
      label: label('คำสัญญา 24 ชั่วโมง (เนื้อหา)', 'The 24-hour promise (text)'),
      localized: true,
      required: true,
      maxLength: 600,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
  ],
}
