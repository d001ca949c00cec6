import type { CollectionConfig, FieldHook } from 'payload'
import { isStaff } from '../../../platform/access.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { files } from '../../../platform/files/files.ts'
import { groups, label } from '../../../platform/languages/labels.ts'
import { refuseWhileUsed } from '../../../platform/uses/refuse-while-used.ts'
import { usesField } from '../../admin/uses-field.ts'
import { recordsWithoutDrafts } from '../../publishing/publishing.ts'
import { readFetches } from './count-fetch.ts'
import { dropPreviews, storePreviews } from './library-previews.ts'
import { previewFields } from './preview-progress.ts'
import { cleanLibraryFile, explainBound, givenName } from './clean-library-file.ts'
import { storingHooks } from '../stored-files.ts'
import { storedIn } from '../stored-in.ts'

/** A member counts once in half an hour. */
const countForStaff: FieldHook = async ({ req, data }) =>
  isStaff({ req }) && data?.['id'] ? await readFetches(req.payload, String(data['id'])) : null

const storing = storingHooks({ collection: 'library-files', store: files.library })

/** Files whose readers follow from the records that use them (`file-use.ts`). All others are only for staff. */
export const libraryFiles: CollectionConfig<'library-files'> = {
  slug: 'library-files',
  labels: {
    singular: label('ไฟล์ในคลังสมาชิก', 'Library file'),
    plural: label('คลังไฟล์สมาชิก', 'Library files'),
  },
  disableDuplicate: true,
  admin: {
    group: groups.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'mimeType', 'filesize', 'previewState', 'updatedAt'],
    listSearchableFields: ['name'],
    description: label(
      'PDF, Word, Excel, PowerPoint, ZIP และวิดีโอ MP4, WebM ไม่เกิน 250 MB รูปไม่เกิน 20 MB ใครเปิดได้ขึ้นกับหน้าที่ใช้ไฟล์ ไฟล์ที่ยังไม่ได้เผยแพร่ที่ใดเห็นเฉพาะทีมงาน',
      'PDF, Word, Excel, PowerPoint, ZIP, MP4 and WebM films up to 250 MB, pictures up to 20 MB. Who may open a file follows from where it is used; staff alone see one that is published nowhere.',
    ),
  },
  upload: {
    ...storedIn(files.library),
    adminThumbnail: ({ doc }) =>
      String(doc['mimeType']).startsWith('image/')
        ? `/assets/${String(doc['id'])}?width=320`
        : null,
  },
  ...recordsWithoutDrafts({
    // Image variants are evicted with the file, as for the media.
    tag: 'media',
    read: isStaff,
    hooks: {
      ...storing,
      beforeOperation: [cleanLibraryFile],
      afterChange: [...storing.afterChange, storePreviews((req) => givenName(req) !== undefined)],
      afterError: [explainBound],
      beforeDelete: [refuseWhileUsed],
      afterDelete: [...storing.afterDelete, dropPreviews],
    },
  }),
  fields: [
    uuidField,
    {
      ...plainText('name', label('ชื่อไฟล์', 'Name of the file'), 200),
      admin: { readOnly: true },
      required: true,
      hooks: {
        beforeValidate: [
          ({ req, originalDoc, value }) => givenName(req) ?? originalDoc?.name ?? value,
        ],
      },
    },
    ...previewFields,
    {
      name: 'fetches',
      type: 'number',
      virtual: true,
      label: label('เปิดหรือดาวน์โหลดแล้ว (ครั้ง)', 'Opened or downloaded (times)'),
      admin: { readOnly: true },
      hooks: { afterRead: [countForStaff] },
    },
    usesField,
  ],
}
