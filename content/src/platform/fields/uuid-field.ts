import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import { nobody } from '../access.ts'

/** An id that does not reveal the number of records, unlike Payload's sequential ids. */
export const uuidField: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 36,
  admin: { hidden: true },
  access: { update: nobody },
  hooks: {
    beforeValidate: [
      ({ value, operation }) => (operation === 'create' ? (value ?? randomUUID()) : value),
    ],
  },
}
