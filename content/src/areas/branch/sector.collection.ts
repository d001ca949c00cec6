import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../engines/publishing/publishing.ts'
import { refuseWhileUsed } from '../../ground/uses/refuse-while-used.ts'
import { requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'

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
