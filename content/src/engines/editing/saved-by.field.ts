import type { RelationshipField } from 'payload'
import { isStaff } from '../../ground/access.ts'
import { label } from '../../ground/languages/labels.ts'

/** Who of staff made this version; empty when the service or nobody signed in did. */
export const savedByField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'staff',
  label: label('บันทึกโดย', 'Saved by'),
  access: { read: isStaff },
  // Whatever a form sends is overwritten.
  hooks: { beforeChange: [({ req: { user } }) => (user?.collection === 'staff' ? user.id : null)] },
  admin: { hidden: true, disableBulkEdit: true },
} satisfies RelationshipField
