import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { env } from '../../../platform/env.ts'
import { oneAndMany } from '../../../platform/languages/labels.ts'
import { storedIn } from '../stored-in.ts'

/**
 * Members' pictures of themselves. `/assets` gives them as it does media, of which they are none: editors
 * neither find them there nor choose them for a page, and they leave with their member.
 */
export const memberPictures: CollectionConfig<'member-pictures'> = {
  slug: 'member-pictures',
  labels: oneAndMany('รูปประจำตัวสมาชิก', 'Picture of a member', 'Pictures of members'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'filename' },
  upload: {
    ...storedIn(env.memberPictureDir),
    mimeTypes: ['image/jpeg'],
    hideRemoveFile: true,
    adminThumbnail: ({ doc }) => `/assets/${String(doc['id'])}?width=64&height=64`,
  },
  fields: [
    uuidField,
    // No relation: erasing a member waits for nothing.
    { name: 'member', type: 'text', required: true, index: true, maxLength: 36 },
  ],
}
