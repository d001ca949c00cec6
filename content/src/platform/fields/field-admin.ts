import type { Condition } from 'payload'
import type { Label } from '../languages/labels.ts'

export interface FieldAdmin {
  condition?: Condition
  description?: Label
  position?: 'sidebar'
  width?: string
}

export interface TextAdmin extends FieldAdmin {
  placeholder?: string
}
