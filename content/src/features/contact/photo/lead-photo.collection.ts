import type { CollectionConfig } from 'payload'
import { isAdministrator, isEditor, nobody } from '../../../platform/access.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { files } from '../../../platform/files/files.ts'
import { groups, label, oneAndMany } from '../../../platform/languages/labels.ts'
import { storingHooks } from '../../../core/files/stored-files.ts'
import { storedIn } from '../../../core/files/stored-in.ts'

const place = { collection: 'lead-photos', store: files.leadPhotos } as const

/** Photos of problem reports, for staff and the sender (`problem/report-details.ts`). They are not media, as `/assets` serves media to everyone. */
export const leadPhotos: CollectionConfig<'lead-photos'> = {
  slug: 'lead-photos',
  labels: oneAndMany('รูปประกอบการแจ้งปัญหา', 'Photo of a problem', 'Photos of problems'),
  admin: {
    group: groups.leads,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'createdAt'],
    description: label(
      'รูปที่ลูกค้าแนบมากับการแจ้งปัญหา เห็นเฉพาะทีมงานและผู้แจ้ง ระบบลบให้เองเมื่อครบกำหนดเก็บ',
      'Photos that came with problem reports. Only staff and the sender see them; they are deleted by themselves when their time is over.',
    ),
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  upload: {
    ...storedIn(files.leadPhotos),
    mimeTypes: ['image/jpeg'],
    hideRemoveFile: true,
  },
  hooks: storingHooks(place),
  access: { read: isEditor, create: nobody, update: nobody, delete: isAdministrator },
  fields: [uuidField],
}
