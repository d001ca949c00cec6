import type { CollectionConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { optionalProvinceCode } from './branch.validation.ts'
import { refuseWhileUsed } from '../../ground/fields/refuse-while-used.ts'
import { moveBranchesToSector } from './sector-of-province.ts'

export const provinces: CollectionConfig<'provinces'> = {
  slug: 'provinces',
  labels: { singular: label('จังหวัด', 'Province'), plural: label('จังหวัด', 'Provinces') },
  admin: {
    group: groups.branches,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sector', 'code', 'updatedAt'],
    pagination: { defaultLimit: 100 },
  },
  defaultSort: 'id',
  access: { read: anyone, create: isEditor, update: isEditor, delete: isEditor },
  hooks: trackChanges({
    tag: 'province',
    hooks: {
      afterChange: [moveBranchesToSector],
      beforeDelete: [refuseWhileUsed({ collection: 'branches', field: 'province' })],
    },
  }),
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('ชื่อจังหวัด', 'Name'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'sector',
      type: 'relationship',
      relationTo: 'sectors',
      label: label('ภาค', 'Region'),
      required: true,
      index: true,
      admin: { allowEdit: false },
    },
    {
      name: 'code',
      type: 'text',
      label: label('รหัสจังหวัด (ISO 3166-2)', 'Code (ISO 3166-2)'),
      unique: true,
      validate: optionalProvinceCode,
      admin: { placeholder: 'TH-50' },
    },
  ],
}
