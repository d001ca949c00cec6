import type { Field } from 'payload'
import { nobody } from '../access.ts'
import { computedText } from './computed-text.ts'

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }

/**
 * When what visitors see of a record changed last, and a mark of what they saw then. Whatever a save says of
 * them is replaced before it is written (`stampChanges`).
 */
export const changeDateFields: Field[] = [
  {
    name: 'changedAt',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: hidden,
  },
  computedText('changeMark', ({ value }) => value),
]

/** Where an answer's `updatedAt` is read of what has these fields. */
export const changeDateColumn = { updatedAt: 'changedAt' }
