import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { files } from '../../../platform/files/files.ts'
import { oneAndMany } from '../../../platform/languages/labels.ts'
import { storingHooks } from '../stored-files.ts'
import { storedIn } from '../stored-in.ts'

/** Profile pictures, deleted with their member. `/assets` serves them like media, but editors cannot use them for a page. */
export const memberPictures: CollectionConfig<'member-pictures'> = {
  slug: 'member-pictures',
  labels: oneAndMany('รูปโปรไฟล์สมาชิก', 'Member’s profile picture', 'Members’ profile pictures'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'filename' },
  upload: {
    ...storedIn(files.memberPictures),
    mimeTypes: ['image/jpeg'],
    hideRemoveFile: true,
    adminThumbnail: ({ doc }) => `/assets/${String(doc['id'])}?width=64&height=64`,
  },
  hooks: storingHooks({ collection: 'member-pictures', store: files.memberPictures }),
  fields: [
    uuidField,
    // No relation: it must not block the erasure of a member.
    { name: 'member', type: 'text', required: true, index: true, maxLength: 36 },
  ],
}
