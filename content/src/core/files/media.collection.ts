import type { CollectionConfig } from 'payload'
import { optionalText } from '../../platform/fields/text-fields.ts'
import { uuidField } from '../../platform/fields/uuid-field.ts'
import { files } from '../../platform/files/files.ts'
import { groups, label } from '../../platform/languages/labels.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { usesField } from '../admin/uses-field.ts'
import { recordsWithoutDrafts } from '../publishing/publishing.ts'
import { cleanUpload } from './clean-upload.ts'
import { mimeTypes } from './file-type.ts'
import { copyingFile, storingHooks } from './stored-files.ts'
import { storedIn } from './stored-in.ts'

const place = { collection: 'media', store: files.media } as const

export const media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('ไฟล์', 'File'), plural: label('คลังไฟล์', 'Files') },
  admin: {
    group: groups.site,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: label(
      'รูป (JPEG, PNG, WebP, AVIF, GIF) PDF และวิดีโอ MP4 ขนาดไม่เกิน 20 MB ข้อมูลแฝงในรูปและวิดีโอ เช่น พิกัด จะถูกลบออก',
      'Pictures (JPEG, PNG, WebP, AVIF, GIF), PDF and MP4 films, at most 20 MB. Hidden data such as places is removed from pictures and films.',
    ),
  },
  upload: {
    ...storedIn(files.media),
    // For the admin's file dialog; `cleanUpload` decides. Payload only knows a PDF at byte 0, and a video by its first
    // brand.
    mimeTypes: Object.values(mimeTypes),
    allowRestrictedFileTypes: true,
    // The asset route renders every size on demand.
    adminThumbnail: ({ doc }) =>
      String(doc['mimeType']).startsWith('image/')
        ? `/assets/${String(doc['id'])}?width=320`
        : null,
  },
  ...recordsWithoutDrafts({
    tag: 'media',
    hooks: {
      ...storingHooks(place),
      beforeOperation: [copyingFile(place), cleanUpload],
      beforeDelete: [refuseWhileUsed],
    },
  }),
  fields: [
    uuidField,
    optionalText('alt', label('คำบรรยายภาพ', 'Description of the picture'), 300, {
      description: label(
        'อ่านให้ผู้ที่มองไม่เห็นภาพฟัง เว้นว่างไว้ถ้าภาพใช้ตกแต่งเท่านั้น',
        'Read to those who cannot see the picture. Leave empty when it only decorates.',
      ),
    }),
    usesField,
  ],
}
