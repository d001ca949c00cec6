import type { CollectionConfig } from 'payload'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { optionalText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { policyLabels } from './policy.globals.ts'

export const policyImages: CollectionConfig<'policy-images'> = {
  slug: 'policy-images',
  labels: oneAndMany('ภาพประกอบนโยบาย', 'Policy picture', 'Policy pictures'),
  admin: {
    group: groups.privacy,
    useAsTitle: 'caption',
    defaultColumns: ['caption', 'policy', 'sort', '_status', 'updatedAt'],
    description: label(
      'ภาพที่ขึ้นคู่กับเนื้อหาของนโยบายแต่ละฉบับ',
      'Pictures that stand beside the text of a policy.',
    ),
  },
  defaultSort: ['policy', 'sort'],
  ...recordsWithDrafts({ tag: 'policy_image', versions: 10 }),
  indexes: [{ fields: ['_status', 'policy', 'sort'] }],
  fields: [
    requiredChoice('policy', label('นโยบาย', 'Policy'), policyLabels, { position: 'sidebar' }),
    { ...publicPicture('image', label('ภาพ', 'Picture')), required: true },
    optionalText('caption', label('คำบรรยาย', 'Caption'), 200),
    sortField(),
  ],
}
