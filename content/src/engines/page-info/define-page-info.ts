import type { GlobalBeforeChangeHook, GlobalConfig, GlobalSlug } from 'payload'
import { isEditor, isStaff, nobody, readPublished } from '../../ground/access.ts'
import { trackGlobalChanges } from '../changes/change-hooks.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

/** The head of one page of the website: picture, title and description. */
export function definePageInfo<Slug extends GlobalSlug>(page: {
  slug: Slug
  tag: string
  label: Label
}): GlobalConfig<Slug> {
  return {
    slug: page.slug,
    label: page.label,
    admin: { group: groups.site },
    versions: { drafts: true, max: 20 },
    access: { read: readPublished, readVersions: isStaff, update: isEditor },
    hooks: trackGlobalChanges({ tag: page.tag, hooks: { beforeChange: [rememberAuthor] } }),
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
        name: 'backgroundImage',
        type: 'upload',
        relationTo: 'media',
        label: label('ภาพพื้นหลัง', 'Background picture'),
        filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
      },
      authorField('createdBy', label('สร้างโดย', 'Created by')),
      authorField('updatedBy', label('แก้ไขโดย', 'Changed by')),
    ],
  }
}

function authorField(name: 'createdBy' | 'updatedBy', text: Label): GlobalConfig['fields'][number] {
  return {
    name,
    type: 'relationship',
    relationTo: 'staff',
    label: text,
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
  }
}

const rememberAuthor: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.user?.collection !== 'staff') return data
  return { ...data, createdBy: originalDoc?.createdBy ?? req.user.id, updatedBy: req.user.id }
}
