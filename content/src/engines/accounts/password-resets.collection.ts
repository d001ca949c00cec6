import type { CollectionConfig } from 'payload'
import { nobody } from '../../ground/access.ts'
import { label } from '../../ground/languages/labels.ts'

/** The links to a new password that work, by their hash alone. */
export const passwordResets: CollectionConfig<'password-resets'> = {
  slug: 'password-resets',
  labels: {
    singular: label('ลิงก์ตั้งรหัสผ่าน', 'Link to a new password'),
    plural: label('ลิงก์ตั้งรหัสผ่าน', 'Links to a new password'),
  },
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, maxLength: 64 },
    // Of its collection and id.
    { name: 'account', type: 'text', required: true, index: true, maxLength: 80 },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
