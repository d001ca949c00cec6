import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'

export const investorReasons: CollectionConfig<'investor-reasons'> = {
  slug: 'investor-reasons',
  labels: {
    singular: label('เหตุผลที่น่าลงทุน', 'Reason to invest'),
    plural: label('เหตุผลที่น่าลงทุน', 'Reasons to invest'),
  },
  admin: {
    group: groups.investors,
    useAsTitle: 'title',
    defaultColumns: ['title', 'sort', '_status', 'updatedAt'],
    description: label(
      'ส่วน “ทำไมต้องลงทุนกับเรา” ของหน้านักลงทุน เขียนเฉพาะเรื่องที่พิสูจน์ได้ และไม่สัญญาว่าจะได้กำไร',
      'The part “Why invest” of the investor page. Write what you can prove, and promise no profit.',
    ),
  },
  defaultSort: 'sort',
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'investors' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('หัวข้อ', 'Title'),
      localized: true,
      maxLength: 80,
      admin: { description: label('สั้น อ่านจบในบรรทัดเดียว', 'Short: one line.') },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('คำอธิบาย', 'Description'),
      localized: true,
      required: true,
      maxLength: 500,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูป', 'Picture'),
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
      admin: {
        description: label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.'),
      },
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
