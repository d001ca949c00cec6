import type { Condition } from 'payload'
import type { Label } from '../languages/labels.ts'

/** How the admin shows a field. */
export interface FieldAdmin {
  condition?: Condition
  description?: Label
  position?: 'sidebar'
  width?: string
}

/** How the admin shows a field that is typed into. */
export interface TextAdmin extends FieldAdmin {
  placeholder?: string
}
