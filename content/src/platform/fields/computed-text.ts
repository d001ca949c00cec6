import type { FieldHook, TextareaField } from 'payload'
import { nobody } from '../access.ts'

/** A text that follows from other fields and is made anew whenever they are saved. */
export function computedText(name: string, make: FieldHook) {
  return {
    name,
    type: 'textarea',
    access: { create: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [make] },
  } satisfies TextareaField
}
