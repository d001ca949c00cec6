import type { Access, GlobalBeforeChangeHook, GlobalConfig, GlobalSlug } from 'payload'
import { datesChanges } from '../publishing/change-date.ts'
import { globalWithDrafts } from '../publishing/publishing.ts'
import { nobody } from '../../platform/access.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { optionalLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, type Label } from '../../platform/languages/labels.ts'

/** Image, title and description of a page of the website; use `read: isStaff` if its call is only for members. */
export function definePageInfo<Slug extends GlobalSlug>(
  slug: Slug,
  tag: string,
  text: Label,
  { read }: { read?: Access } = {},
): GlobalConfig<Slug> {
  return {
    slug,
    label: text,
    admin: { group: groups.site },
    ...globalWithDrafts({ tag, versions: 20, hooks: { beforeChange: [rememberAuthor] }, read }),
    ...datesChanges({ unseen: ['createdBy', 'updatedBy'] }),
    fields: [
      requiredText('title', label('หัวข้อ', 'Title'), 120),
      optionalLongText('description', label('คำอธิบาย', 'Description'), 500),
      publicPicture('backgroundImage', label('ภาพพื้นหลัง', 'Background picture')),
      authorField('createdBy', label('สร้างโดย', 'Created by')),
      authorField('updatedBy', label('แก้ไขโดย', 'Changed by')),
      ...changeDateFields,
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
