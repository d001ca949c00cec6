import type { Field, RowField, TabsField } from 'payload'
import type { Label } from '../languages/labels.ts'

type Tab = TabsField['tabs'][number]

export function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}

export function tabs(...parts: Tab[]): TabsField {
  return { type: 'tabs', tabs: parts }
}

export function tab(text: Label, fields: Field[], admin: { description?: Label } = {}): Tab {
  return { label: text, fields, ...admin }
}
