import type { Field } from 'payload'
import { nobody } from '../access.ts'
import { computedText } from './computed-text.ts'

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }

/** When the visible content of a record last changed, and its hash. `stampChanges` overwrites both before every write. */
export const changeDateFields: Field[] = [
  {
    name: 'changedAt',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: hidden,
  },
  computedText('changeMark', ({ value }) => value),
]

/** Maps `updatedAt` in responses to the change date. */
export const changeDateColumn = { updatedAt: 'changedAt' }
