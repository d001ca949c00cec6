import type { CollectionConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { tab, tabs } from '../../platform/fields/layout-fields.ts'
import { slugField } from '../../platform/fields/slug-field.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { placeFields, serviceFields, textFields } from './branch.fields.ts'
import { followProvince, takeFromProvince } from './branch-in-province.ts'
import { orderFields, orderIndexes } from './branch-order.ts'
import { exceptionsField } from './exceptions/exception.fields.ts'
import { dropFollowers } from './followed/followed-branch.rows.ts'

export const branches: CollectionConfig<'branches'> = {
  slug: 'branches',
  labels: oneAndMany('สาขา', 'Branch', 'Branches'),
  admin: {
    group: groups.branches,
    useAsTitle: 'name',
    defaultColumns: ['name', 'province', 'landmark', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'landmark', 'slug'],
    description: label(
      'ทุกสาขาบนเว็บไซต์ เผยแพร่แล้วขึ้นเว็บภายในสองวินาที',
      'Every branch on the website; what you publish is there within two seconds.',
    ),
  },
  defaultSort: '-updatedAt',
  ...recordsWithDrafts({
    tag: 'branch',
    versions: 20,
    hooks: {
      beforeChange: [takeFromProvince],
      afterChange: [followProvince],
      afterDelete: [dropFollowers],
    },
  }),
  ...datesChanges({ unseen: ['sector', ...orderFields.map(({ name }) => name)] }),
  indexes: [{ fields: ['_status', 'slug'] }, ...orderIndexes],
  fields: [
    tabs(
      tab(label('ข้อความ', 'Texts'), textFields),
      tab(label('ที่ตั้งและติดต่อ', 'Place and contact'), placeFields),
      tab(label('บริการและเวลา', 'Services and hours'), serviceFields),
      tab(label('วันหยุดและประกาศ', 'Closures and notices'), [exceptionsField]),
    ),
    slugField('nimman-soi-9'),
    {
      ...relationField('province', label('จังหวัด', 'Province'), 'provinces', {
        position: 'sidebar',
      }),
      required: true,
      index: true,
    },
    {
      name: 'sector',
      type: 'relationship',
      relationTo: 'sectors',
      label: label('ภาค', 'Region'),
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: label('ตามจังหวัดโดยอัตโนมัติ', 'Follows from the province.'),
      },
    },
    ...orderFields,
    publicPicture('image', label('รูปสาขา', 'Picture'), { position: 'sidebar' }),
    ...changeDateFields,
  ],
}
