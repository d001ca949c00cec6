import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { requiredText, validatedText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { optionalProvinceCode } from './branch.validation.ts'
import { passOnToBranches } from './branch-in-province.ts'

export const provinces: CollectionConfig<'provinces'> = {
  slug: 'provinces',
  labels: oneAndMany('จังหวัด', 'Province', 'Provinces'),
  admin: {
    group: groups.branches,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sector', 'code', 'updatedAt'],
    pagination: { defaultLimit: 100 },
  },
  defaultSort: 'id',
  ...recordsWithoutDrafts({
    tag: 'province',
    hooks: {
      afterChange: [passOnToBranches],
      beforeDelete: [refuseWhileUsed],
    },
  }),
  fields: [
    requiredText('name', label('ชื่อจังหวัด', 'Name'), 120),
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
      ...validatedText(
        'code',
        label('รหัสจังหวัด (ISO 3166-2)', 'Code (ISO 3166-2)'),
        optionalProvinceCode,
        { placeholder: 'TH-50' },
      ),
      unique: true,
    },
  ],
}

export const sectors: CollectionConfig<'sectors'> = {
  slug: 'sectors',
  labels: oneAndMany('ภาค', 'Region', 'Regions'),
  admin: { group: groups.branches, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  defaultSort: 'id',
  ...recordsWithoutDrafts({
    tag: 'sector',
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [requiredText('name', label('ชื่อภาค', 'Name'), 120)],
}
