import type { CollectionConfig } from 'payload'
import { closed } from '../../../platform/access.ts'
import { oneAndMany } from '../../../platform/languages/labels.ts'

/**
 * Members' accounts at sign-in providers, one per provider. Rows are written by `member-identity.rows.ts`. There is no
 * foreign key to the member: erasing one must not wait.
 */
export const memberIdentities: CollectionConfig<'member-identities'> = {
  slug: 'member-identities',
  labels: oneAndMany('บัญชีอื่นที่สมาชิกใช้เข้าระบบ', 'Identity of a member', 'Identities of members'),
  ...closed,
  indexes: [
    { fields: ['provider', 'subject'], unique: true },
    { fields: ['provider', 'memberId'], unique: true },
  ],
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 36 },
    { name: 'provider', type: 'select', required: true, options: ['line'] },
    // The provider's permanent id of the member.
    { name: 'subject', type: 'text', required: true, maxLength: 255 },
    { name: 'memberId', type: 'text', required: true, index: true, maxLength: 36 },
    // Sealed; the provider requires it to revoke our access. It cannot sign anyone in here.
    { name: 'leavingToken', type: 'text', maxLength: 2000 },
  ],
}
