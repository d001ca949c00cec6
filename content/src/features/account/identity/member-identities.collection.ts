import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'

/**
 * Members' accounts elsewhere by which they sign in, one of a provider each. Rows are written by
 * `member-identity.rows.ts`, and none refers to its member by a foreign key: erasing one waits for nothing.
 */
export const memberIdentities: CollectionConfig<'member-identities'> = {
  slug: 'member-identities',
  labels: {
    singular: label('บัญชีอื่นที่สมาชิกใช้เข้าระบบ', 'Identity of a member'),
    plural: label('บัญชีอื่นที่สมาชิกใช้เข้าระบบ', 'Identities of members'),
  },
  ...closed,
  indexes: [
    { fields: ['provider', 'subject'], unique: true },
    { fields: ['provider', 'memberId'], unique: true },
  ],
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 36 },
    { name: 'provider', type: 'select', required: true, options: ['line'] },
    // What the provider calls him, the same for good.
    { name: 'subject', type: 'text', required: true, maxLength: 255 },
    { name: 'memberId', type: 'text', required: true, index: true, maxLength: 36 },
    // Sealed; what the provider wants to see to forget that he ever let us in. It signs nobody in here.
    { name: 'leavingToken', type: 'text', maxLength: 2000 },
  ],
}
