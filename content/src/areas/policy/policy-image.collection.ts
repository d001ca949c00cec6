import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { policyLabels } from './policy.labels.ts'

export const policyImages: CollectionConfig<'policy-images'> = {
  slug: 'policy-images',
  labels: {
    singular: label('ภาพประกอบนโยบาย', 'Policy picture'),
    plural: label('ภาพประกอบนโยบาย', 'Policy pictures'),
  },
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
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'policy_image' }),
  indexes: [{ fields: ['_status', 'policy', 'sort'] }],
  fields: [
    {
      name: 'policy',
      type: 'select',
      label: label('นโยบาย', 'Policy'),
      options: policyKinds.map((value) => ({ value, label: policyLabels[value] })),
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('ภาพ', 'Picture'),
      required: true,
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    },
    {
      name: 'caption',
      type: 'text',
      label: label('คำบรรยาย', 'Caption'),
      localized: true,
      maxLength: 200,
    },
    {
      name: 'sort',
      type: 'number',
      label: label('ลำดับ', 'Order'),
      validate: wholeNumber,
      admin: {
        position: 'sidebar',
        step: 1,
        description: label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
      },
    },
  ],
}
