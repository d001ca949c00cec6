import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { fullLinkField } from '../../platform/fields/contact-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { requireHttpsUrl } from './about.validation.ts'

export const officialChannels: CollectionConfig<'official-channels'> = {
  slug: 'official-channels',
  labels: oneAndMany('ช่องทางทางการ', 'Official channel', 'Official channels'),
  admin: {
    group: groups.about,
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'sort', '_status', 'updatedAt'],
    description: label(
      'เพจ ช่อง และบัญชีที่แบรนด์ดูแลเอง ลูกค้าใช้ตรวจว่าไม่ใช่ของปลอม',
      'Pages, channels and accounts run by the brand itself: customers check here what is genuine.',
    ),
  },
  ...sortedRecords({ tag: 'official_channel', versions: 10 }),
  fields: [
    requiredText('title', label('ชื่อช่องทาง', 'Name'), 80),
    {
      ...fullLinkField(
        'url',
        label('ลิงก์', 'Link'),
        { placeholder: 'https://www.facebook.com/…' },
        requireHttpsUrl,
      ),
      required: true,
    },
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('รูปสี่เหลี่ยมจัตุรัส', 'Square.'),
    }),
    sortField(),
  ],
}
