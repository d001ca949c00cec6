import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { pictureField, requiredText, sortField } from './about.fields.ts'
import { requireHttpsUrl } from './about.validation.ts'

export const officialChannels: CollectionConfig<'official-channels'> = {
  slug: 'official-channels',
  labels: {
    singular: label('ช่องทางทางการ', 'Official channel'),
    plural: label('ช่องทางทางการ', 'Official channels'),
  },
  admin: {
    group: groups.about,
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'sort', '_status', 'updatedAt'],
    description: label(
      'เพจ ช่อง และบัญชีที่แบรนด์ดูแลเอง ลูกค้าใช้ตรวจว่าไม่ใช่ของปลอม',
      'Pages, channels and accounts run by the brand itself: customers check here what is genuine.',
    ),
  },
  defaultSort: 'sort',
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'official_channel' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    requiredText('title', label('ชื่อช่องทาง', 'Name'), 80),
    {
      name: 'url',
      type: 'text',
      label: label('ลิงก์', 'Link'),
      required: true,
      validate: requireHttpsUrl,
      admin: { placeholder: 'https://www.facebook.com/…' },
    },
    pictureField(label('รูปสี่เหลี่ยมจัตุรัส', 'Square.')),
    sortField(),
  ],
}
