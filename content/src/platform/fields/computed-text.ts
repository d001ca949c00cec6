import type { FieldHook, TextareaField } from 'payload'
import { nobody } from '../access.ts'

/** A text that is derived from other fields at every save. */
export function computedText(name: string, make: FieldHook) {
  return {
    name,
    type: 'textarea',
    access: { create: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [make] },
  } satisfies TextareaField
}
