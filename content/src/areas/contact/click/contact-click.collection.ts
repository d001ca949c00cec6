import { contactWays, type ContactWay } from '@washhouse/contract/contact/contact.contract'
import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../../ground/access.ts'
import { groups, label, type Label } from '../../../ground/languages/labels.ts'

const wayLabels: Record<ContactWay, Label> = {
  line: label('ไลน์', 'LINE'),
  phone: label('โทรศัพท์', 'Phone'),
  email: label('อีเมล', 'E-mail'),
  facebook: label('เฟซบุ๊ก', 'Facebook'),
  map: label('แผนที่', 'Map'),
}

/** How often each way to reach the brand was used; who used it is not written down. */
export const contactClicks: CollectionConfig<'contact-clicks'> = {
  slug: 'contact-clicks',
  labels: {
    singular: label('ยอดคลิกช่องทางติดต่อ', 'Contact clicks'),
    plural: label('ยอดคลิกช่องทางติดต่อ', 'Contact clicks'),
  },
  admin: {
    group: groups.leads,
    useAsTitle: 'type',
    defaultColumns: ['type', 'count', 'updatedAt'],
  },
  defaultSort: '-count',
  lockDocuments: false,
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'type',
      type: 'select',
      label: label('ช่องทาง', 'Way'),
      options: contactWays.map((value) => ({ value, label: wayLabels[value] })),
      required: true,
      unique: true,
    },
    {
      name: 'count',
      type: 'number',
      label: label('จำนวนครั้ง', 'Count'),
      required: true,
      defaultValue: 0,
      min: 0,
    },
  ],
}
