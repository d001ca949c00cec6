import type { UploadField } from 'payload'
import type { Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'

/** A public image of the media library. */
export function publicPicture(name: string, text: Label, admin: FieldAdmin = {}) {
  return publicFile(name, text, { contains: 'image' }, admin)
}

/** A public media file of one kind. */
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

/**
 * A file of the library. Its readers follow from the records that use it, as `files` of their feature declares with
 * `defineFileUse`.
 */
export function libraryFile(name: string, text: Label, admin: FieldAdmin = {}) {
  return {
    name,
    type: 'upload',
    relationTo: 'library-files',
    label: text,
    admin,
  } satisfies UploadField
}

/** Several library files, ordered by editors. */
export function libraryFiles(name: string, text: Label, admin: FieldAdmin = {}) {
  return { ...libraryFile(name, text, admin), hasMany: true } satisfies UploadField
}
