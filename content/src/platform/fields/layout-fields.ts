import type { Field, RowField, TabsField } from 'payload'
import type { Label } from '../languages/labels.ts'

type Tab = TabsField['tabs'][number]

/** Fields side by side. */
export function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}

/** A form in parts, of which one shows at a time. */
export function tabs(...parts: Tab[]): TabsField {
  return { type: 'tabs', tabs: parts }
}

/** One part of such a form. */
export function tab(text: Label, fields: Field[], admin: { description?: Label } = {}): Tab {
  return { label: text, fields, ...admin }
}
