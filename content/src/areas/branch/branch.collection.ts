import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { requireSlug } from '../../ground/fields/slug-rule.ts'
import { placeFields, serviceFields, textFields } from './branch.fields.ts'
import { takeSectorFromProvince } from './sector-of-province.ts'

export const branches: CollectionConfig<'branches'> = {
  slug: 'branches',
  labels: { singular: label('สาขา', 'Branch'), plural: label('สาขา', 'Branches') },
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
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 20 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'branch', hooks: { beforeChange: [takeSectorFromProvince] } }),
  indexes: [
    { fields: ['_status', 'slug'] },
    { fields: ['_status', 'sector', 'slug'] },
    { fields: ['_status', 'province', 'slug'] },
  ],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('ข้อความ', 'Texts'), fields: textFields },
        { label: label('ที่ตั้งและติดต่อ', 'Place and contact'), fields: placeFields },
        { label: label('บริการและเวลา', 'Services and hours'), fields: serviceFields },
      ],
    },
    {
      name: 'slug',
      type: 'text',
      label: label('ชื่อในลิงก์', 'Name in the address'),
      required: true,
      unique: true,
      index: true,
      validate: requireSlug('nimman-soi-9'),
      admin: { position: 'sidebar', placeholder: 'nimman-soi-9' },
    },
    {
      name: 'province',
      type: 'relationship',
      relationTo: 'provinces',
      label: label('จังหวัด', 'Province'),
      required: true,
      index: true,
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
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
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูปสาขา', 'Picture'),
      admin: { position: 'sidebar' },
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    },
  ],
}
