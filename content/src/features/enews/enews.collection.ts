import type { CollectionConfig, FieldHook } from 'payload'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { isStaff } from '../../platform/access.ts'
import { linkField } from '../../platform/fields/contact-fields.ts'
import { turnField } from '../../platform/fields/date-fields.ts'
import { libraryFile, publicPicture } from '../../platform/fields/file-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'
import { bodyFields } from '../../platform/rich-text/body.fields.ts'

const stampWhenPublished: FieldHook = ({ data, value }) =>
  value ?? (data?._status === 'published' ? new Date().toISOString() : null)

const moment = turnField('publishedAt', label('วันเวลาที่สมาชิกเห็น', 'Members see it from'))

export const enews: CollectionConfig<'enews'> = {
  slug: 'enews',
  labels: { singular: label('จดหมายข่าว', 'E-news'), plural: label('จดหมายข่าว', 'E-news') },
  admin: {
    group: groups.library,
    useAsTitle: 'title',
    defaultColumns: ['title', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
    description: label(
      'จดหมายข่าวสำหรับสมาชิก ตั้งวันเวลาล่วงหน้าได้ ถึงเวลาแล้วสมาชิกเห็นเอง',
      'The paper for members. Set a time ahead and they see it by itself when it comes.',
    ),
  },
  defaultSort: '-publishedAt',
  ...recordsWithDrafts({ tag: 'e_news', versions: 20, read: isStaff }),
  indexes: [{ fields: ['_status', 'publishedAt'] }],
  fields: [
    requiredText('title', label('ชื่อฉบับ', 'Title'), 160),
    ...bodyFields(label('ในฉบับนี้', 'In this issue')),
    publicPicture('coverImage', label('รูปปก', 'Cover'), {
      description: label(
        'ใครก็เปิดรูปนี้ได้ เว้นว่างไว้จะใช้หน้าแรกของ PDF',
        'Anyone may open this picture. Left empty, the first page of the PDF stands in.',
      ),
    }),
    {
      ...libraryFile('pdf', label('ไฟล์ PDF', 'PDF'), {
        description: label(
          'สมาชิกเปิดได้เมื่อถึงวันเวลาที่ตั้งไว้',
          'Members can open it once its time has come.',
        ),
      }),
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    linkField('link', label('ลิงก์อ่านต่อ', 'Where one reads more'), {
      placeholder: 'https://',
    }),
    {
      ...moment,
      timezone: true,
      hooks: { ...moment.hooks, beforeChange: [stampWhenPublished] },
      admin: {
        ...moment.admin,
        position: 'sidebar',
        description: label(
          'เวลาประเทศไทย เว้นว่างไว้คือขึ้นทันทีที่เผยแพร่',
          'In Thai time. Leave empty to appear as soon as it is published.',
        ),
      },
    },
  ],
}
