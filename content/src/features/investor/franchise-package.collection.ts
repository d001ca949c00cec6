import type { CollectionConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { numberField, sortField, wholeNumberField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { accessoryItems, furtherMoney, sizeLabels, sizeTexts } from './franchise-package.fields.ts'

export const franchisePackages: CollectionConfig<'franchise-packages'> = {
  slug: 'franchise-packages',
  labels: oneAndMany('แพ็กเกจแฟรนไชส์', 'Franchise package', 'Franchise packages'),
  admin: {
    group: groups.investors,
    useAsTitle: 'size',
    defaultColumns: ['size', 'brands', 'machines', 'price', 'sort', '_status', 'updatedAt'],
    description: label(
      'การ์ดและตารางเปรียบเทียบในหน้านักลงทุน ราคาที่เผยแพร่คือข้อเสนอจริง ตรวจสองครั้งก่อนเผยแพร่',
      'The cards and the comparison on the investor page. A published price is an offer: read it twice.',
    ),
  },
  ...sortedRecords({ tag: 'franchise', versions: 20 }),
  ...datesChanges({ unseen: ['sort'] }),
  fields: [
    requiredText('brands', label('ยี่ห้อเครื่อง', 'Makers of the machines'), 200),
    row(
      numberField('price', label('ราคา (บาท)', 'Price (baht)'), {
        min: 0,
        max: 1_000_000_000,
        step: 1000,
        admin: {
          description: label(
            'ยังไม่ประกาศราคาให้เว้นว่าง เว็บจะชวนให้สอบถาม',
            'Leave empty while there is no price: the website then asks to be asked.',
          ),
        },
      }),
      wholeNumberField('machines', label('จำนวนเครื่อง', 'Machines'), {
        min: 1,
        max: 200,
        admin: {
          description: label(
            'เครื่องซักรวมเครื่องอบ ใช้คำนวณในตัวประมาณการ',
            'Washers and dryers together; the estimate reckons with it.',
          ),
        },
      }),
    ),
    furtherMoney,
    sizeTexts,
    accessoryItems,
    requiredChoice('size', label('ขนาด', 'Size'), sizeLabels, { position: 'sidebar' }),
    publicPicture('image', label('รูปร้าน', 'Picture of the shop'), { position: 'sidebar' }),
    sortField(),
    ...changeDateFields,
  ],
}
