import type { FieldHook, TextareaField } from 'payload'
import { nobody } from '../access.ts'

/** A text that follows from other fields and is made anew whenever they are saved. */
export function computedText(kept: {
  name: string
  localized: boolean
  hook: FieldHook
}): TextareaField {
  return {
    name: kept.name,
    type: 'textarea',
    localized: kept.localized,
    access: { create: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [kept.hook] },
  }
}
