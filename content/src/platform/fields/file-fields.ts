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
    filterOptions: { mimeType },
    admin,
  } satisfies UploadField
}

/**
 * A file of the library. Who may have it follows from the records that it stands in, as `files` of their area says:
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

/** Several of them, in the order the editors gave them. */
export function libraryFiles(name: string, text: Label, admin: FieldAdmin = {}) {
  return { ...libraryFile(name, text, admin), hasMany: true } satisfies UploadField
}
