import type { UploadField } from 'payload'
import type { Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'

export function publicPicture(name: string, text: Label, admin: FieldAdmin = {}) {
  return publicFile(name, text, { contains: 'image' }, admin)
}

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
    filterOptions: { mimeType },
    admin,
  } satisfies UploadField
}

/** A library file. Its readers follow from the records that use it, as `files` of their feature declares. */
export function libraryFile(name: string, text: Label, admin: FieldAdmin = {}) {
  return {
    name,
    type: 'upload',
    relationTo: 'library-files',
    label: text,
    admin,
  } satisfies UploadField
}

export function libraryFiles(name: string, text: Label, admin: FieldAdmin = {}) {
  return { ...libraryFile(name, text, admin), hasMany: true } satisfies UploadField
}
