import type { CollectionConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { refuseWhileUsed } from '../../ground/fields/refuse-while-used.ts'

export const sectors: CollectionConfig<'sectors'> = {
  slug: 'sectors',
  labels: { singular: label('ภาค', 'Region'), plural: label('ภาค', 'Regions') },
  admin: { group: groups.branches, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  defaultSort: 'id',
  access: { read: anyone, create: isEditor, update: isEditor, delete: isEditor },
  hooks: trackChanges({
    tag: 'sector',
    hooks: { beforeDelete: [refuseWhileUsed({ collection: 'provinces', field: 'sector' })] },
  }),
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('ชื่อภาค', 'Name'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
  ],
}
