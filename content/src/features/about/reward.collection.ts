import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const rewards: CollectionConfig<'rewards'> = {
  slug: 'rewards',
  labels: oneAndMany('รางวัล', 'Reward', 'Rewards'),
  admin: {
    group: groups.about,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sort', '_status', 'updatedAt'],
    description: label(
      'รางวัลและการรับรองที่แบรนด์ได้รับจริง ใส่ผู้มอบและปีไว้ในชื่อ',
      'Rewards that the brand was really given; the name says by whom and when.',
    ),
  },
  ...sortedRecords({ tag: 'rewards', versions: 10 }),
  fields: [
    requiredText('name', label('ชื่อรางวัล', 'Name'), 160),
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('รูปสี่เหลี่ยมจัตุรัส', 'Square.'),
    }),
    sortField(),
  ],
}
