import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { env } from '../../../platform/env.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { storedIn } from '../../../core/files/stored-in.ts'

/**
 * Pictures that members have sent to the web board. Each stands in one post or reply of its member's, or in none yet.
 * `/assets` gives it to whoever may read that (`picture-readers.ts`).
 */
export const boardPictures: CollectionConfig<'board-pictures'> = {
  slug: 'board-pictures',
  labels: oneAndMany('รูปในเว็บบอร์ด', 'Picture of the web board', 'Pictures of the web board'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'filename' },
  upload: {
    ...storedIn(env.boardPictureDir),
    mimeTypes: ['image/jpeg'],
    hideRemoveFile: true,
    adminThumbnail: ({ doc }) => `/assets/${String(doc['id'])}?width=320`,
  },
  indexes: [
    { fields: ['post', 'position'] },
    { fields: ['reply', 'position'] },
    { fields: ['memberId', 'createdAt'] },
  ],
  fields: [
    uuidField,
    // No relations: erasing a member, or what he wrote, waits for nothing.
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    wholeNumberField('post', label('กระทู้', 'Post')),
    wholeNumberField('reply', label('ความเห็น', 'Reply')),
    // Which picture there it is, from 0.
    wholeNumberField('position', label('ลำดับ', 'Position')),
  ],
}
