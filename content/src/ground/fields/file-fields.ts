import type { UploadField } from 'payload'
import type { Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'

/** A picture of the media library that everyone may see. */
export function publicPicture(name: string, text: Label, admin: FieldAdmin = {}) {
  return publicFile(name, text, { contains: 'image' }, admin)
}

/** A file of one kind of the media library that everyone may see. */
export function publicFile(
  name: string,
  text: Label,
  mimeType: { contains: string } | { equals: string },
  admin: FieldAdmin = {},
) {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: text,
    filterOptions: { mimeType, isPrivate: { not_equals: true } },
    admin,
  } satisfies UploadField
}
