import { machineKinds } from '@washhouse/contract/product/product.contract'
import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { kindLabels } from './machine.labels.ts'
import { requiredWithLaundry, takesLaundry } from './machine.validation.ts'
import { programmes } from './programme.fields.ts'

export const machines: CollectionConfig<'machines'> = {
  slug: 'machines',
  labels: {
    singular: label('เครื่อง', 'Machine'),
    plural: label('เครื่องและราคา', 'Machines and prices'),
  },
  admin: {
    group: groups.products,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'capacity', 'sort', '_status', 'updatedAt'],
    description: label(
      'ตารางราคาในหน้าเครื่องและราคา ขนาดละหนึ่งรายการ แก้ราคาที่เครื่องเมื่อไร แก้ที่นี่วันเดียวกัน',
      'The prices on the product page, one record for each size. Change a price here on the day it changes in the shops.',
    ),
  },
  defaultSort: 'sort',
  versions: { drafts: true, maxPerDoc: 20 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'product' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('ชื่อเครื่อง', 'Name'),
      localized: true,
      required: true,
      maxLength: 80,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
      admin: { placeholder: 'เครื่องซัก 14 กก.' },
    },
    {
      name: 'fits',
      type: 'text',
      label: label('ใส่อะไรได้บ้าง', 'What fits in'),
      localized: true,
      maxLength: 120,
      admin: {
        condition: takesLaundry,
        description: label('สั้น เห็นภาพ เช่น ผ้านวม 1 ผืน', 'Short and plain, e.g. one duvet.'),
      },
    },
    programmes,
    {
      name: 'description',
      type: 'textarea',
      label: label('คำอธิบาย', 'Description'),
      localized: true,
      maxLength: 500,
    },
    {
      name: 'kind',
      type: 'select',
      label: label('ชนิด', 'Kind'),
      options: machineKinds.map((value) => ({ value, label: kindLabels[value] })),
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'capacity',
      type: 'number',
      label: label('ความจุ (กก.)', 'Capacity (kg)'),
      min: 1,
      max: 100,
      validate: requiredWithLaundry,
      hooks: {
        beforeChange: [({ siblingData, value }) => (takesLaundry(siblingData) ? value : null)],
      },
      admin: {
        position: 'sidebar',
        condition: takesLaundry,
        step: 1,
        description: label('น้ำหนักผ้าแห้ง', 'Weight of the dry washing.'),
      },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูปเครื่อง', 'Picture'),
      admin: { position: 'sidebar' },
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
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
