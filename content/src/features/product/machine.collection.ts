import type { CollectionConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { numberField, sortField } from '../../platform/fields/number-fields.ts'
import { optionalLongText, optionalText, requiredText } from '../../platform/fields/text-fields.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { groups, label } from '../../platform/languages/labels.ts'
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
  ...sortedRecords({ tag: 'product', versions: 20, hooks: { beforeDelete: [refuseWhileUsed] } }),
  ...datesChanges({ unseen: ['sort'] }),
  fields: [
    requiredText('title', label('ชื่อเครื่อง', 'Name'), 80, { placeholder: 'เครื่องซัก 14 กก.' }),
    optionalText('fits', label('ใส่อะไรได้บ้าง', 'What fits in'), 120, {
      condition: takesLaundry,
      description: label('สั้น เห็นภาพ เช่น ผ้านวม 1 ผืน', 'Short and plain, e.g. one duvet.'),
    }),
    programmes,
    optionalLongText('description', label('คำอธิบาย', 'Description'), 500),
    requiredChoice('kind', label('ชนิด', 'Kind'), kindLabels, { position: 'sidebar' }),
    {
      ...numberField('capacity', label('ความจุ (กก.)', 'Capacity (kg)'), {
        min: 1,
        max: 100,
        admin: {
          position: 'sidebar',
          condition: takesLaundry,
          description: label('น้ำหนักผ้าแห้ง', 'Weight of the dry washing.'),
        },
      }),
      validate: requiredWithLaundry,
      hooks: {
        beforeChange: [({ siblingData, value }) => (takesLaundry(siblingData) ? value : null)],
      },
    },
    publicPicture('image', label('รูปเครื่อง', 'Picture'), { position: 'sidebar' }),
    sortField(),
    ...changeDateFields,
  ],
}
