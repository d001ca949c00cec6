import type { ContactWay } from '@washhouse/contract/contact/contact.contract'
import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../../platform/access.ts'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../../platform/languages/labels.ts'

const wayLabels: Record<ContactWay, Label> = {
  line: label('ไลน์', 'LINE'),
  phone: label('โทรศัพท์', 'Phone'),
  email: label('อีเมล', 'Email'),
  facebook: label('เฟซบุ๊ก', 'Facebook'),
  map: label('แผนที่', 'Map'),
}

/** How often each contact method was used. Users are not recorded. */
export const contactClicks: CollectionConfig<'contact-clicks'> = {
  slug: 'contact-clicks',
  labels: oneAndMany('ยอดคลิกช่องทางติดต่อ', 'Contact clicks', 'Contact clicks'),
  admin: {
    group: groups.leads,
    useAsTitle: 'type',
    defaultColumns: ['type', 'count', 'updatedAt'],
  },
  defaultSort: '-count',
  lockDocuments: false,
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  fields: [
    { ...requiredChoice('type', label('ช่องทาง', 'Way'), wayLabels), unique: true },
    wholeNumberField('count', label('จำนวนครั้ง', 'Count'), {
      required: true,
      defaultValue: 0,
      min: 0,
    }),
  ],
}
