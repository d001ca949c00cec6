import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { files } from '../../../platform/files/files.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'
import { storingHooks } from '../../../core/files/stored-files.ts'
import { storedIn } from '../../../core/files/stored-in.ts'

/**
 * Pictures of members for the web board, each used in one post or reply, or not yet. Access at `/assets`: see
 * `picture-readers.ts`.
 */
export const boardPictures: CollectionConfig<'board-pictures'> = {
  slug: 'board-pictures',
  labels: oneAndMany('รูปในเว็บบอร์ด', 'Web board picture', 'Web board pictures'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'filename' },
  upload: {
    ...storedIn(files.boardPictures),
    mimeTypes: ['image/jpeg'],
    hideRemoveFile: true,
    adminThumbnail: ({ doc }) => `/assets/${String(doc['id'])}?width=320`,
  },
  hooks: storingHooks({ collection: 'board-pictures', store: files.boardPictures }),
  indexes: [
    { fields: ['post', 'position'] },
    { fields: ['reply', 'position'] },
    { fields: ['memberId', 'createdAt'] },
  ],
  fields: [
    uuidField,
    // No relations: erasing members or texts must not wait for this table.
    { name: 'memberId', type: 'text', required: true, maxLength: 36 },
    wholeNumberField('post', label('กระทู้', 'Post')),
    wholeNumberField('reply', label('ความเห็น', 'Reply')),
    // From 0.
    wholeNumberField('position', label('ลำดับ', 'Position')),
  ],
}
