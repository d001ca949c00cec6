import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import { nobody } from '../access.ts'

/** An id that tells nothing about how many there are; Payload's own ids are counted up. */
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
