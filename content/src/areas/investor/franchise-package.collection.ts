import { franchiseSizes } from '@washhouse/contract/investor/investor.contract'
import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { accessoryItems, sizeTexts } from './franchise-package.fields.ts'
import { sizeLabels } from './franchise-size.labels.ts'

export const franchisePackages: CollectionConfig<'franchise-packages'> = {
  slug: 'franchise-packages',
  labels: {
    singular: label('แพ็กเกจแฟรนไชส์', 'Franchise package'),
    plural: label('แพ็กเกจแฟรนไชส์', 'Franchise packages'),
  },
  admin: {
    group: groups.investors,
    useAsTitle: 'size',
    defaultColumns: ['size', 'brands', 'machines', 'price', 'sort', '_status', 'updatedAt'],
    description: label(
      'การ์ดและตารางเปรียบเทียบในหน้านักลงทุน ราคาที่เผยแพร่คือข้อเสนอจริง ตรวจสองครั้งก่อนเผยแพร่',
      'The cards and the comparison on the investor page. A published price is an offer: read it twice.',
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
  hooks: trackChanges({ tag: 'franchise' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'brands',
      type: 'text',
      label: label('ยี่ห้อเครื่อง', 'Makers of the machines'),
      localized: true,
      required: true,
      maxLength: 200,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          type: 'number',
          label: label('ราคา (บาท)', 'Price (baht)'),
          min: 0,
          max: 1_000_000_000,
          admin: {
            step: 1000,
            description: label(
              'ยังไม่ประกาศราคาให้เว้นว่าง เว็บจะชวนให้สอบถาม',
              'Leave empty while there is no price: the website then asks to be asked.',
            ),
          },
        },
        {
          name: 'machines',
          type: 'number',
          label: label('จำนวนเครื่อง', 'Machines'),
          min: 1,
          max: 200,
          validate: wholeNumber,
          admin: {
            step: 1,
            description: label(
              'เครื่องซักรวมเครื่องอบ ใช้คำนวณในตัวประมาณการ',
              'Washers and dryers together; the estimate reckons with it.',
            ),
          },
        },
      ],
    },
    sizeTexts,
    accessoryItems,
    {
      name: 'size',
      type: 'select',
      label: label('ขนาด', 'Size'),
      options: franchiseSizes.map((value) => ({ value, label: sizeLabels[value] })),
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูปร้าน', 'Picture of the shop'),
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
