import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { pictureField, requiredText, sortField } from './about.fields.ts'

export const rewards: CollectionConfig<'rewards'> = {
  slug: 'rewards',
  labels: { singular: label('รางวัล', 'Reward'), plural: label('รางวัล', 'Rewards') },
  admin: {
    group: groups.about,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sort', '_status', 'updatedAt'],
    description: label(
      'รางวัลและการรับรองที่แบรนด์ได้รับจริง ใส่ผู้มอบและปีไว้ในชื่อ',
      'Rewards that the brand was really given; the name says by whom and when.',
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
  hooks: trackChanges({ tag: 'rewards' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    requiredText('name', label('ชื่อรางวัล', 'Name'), 160),
    pictureField(label('รูปสี่เหลี่ยมจัตุรัส', 'Square.')),
    sortField(),
  ],
}
