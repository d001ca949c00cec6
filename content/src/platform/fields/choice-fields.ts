import type {
  CheckboxField,
  CollectionSlug,
  OptionObject,
  RelationshipField,
  SelectField,
} from 'payload'
import type { Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'

type Labels = Record<string, Label>

/** The options of a select, in the order of their labels. */
export function optionsOf(labels: Labels): OptionObject[] {
  return Object.entries(labels).map(([value, text]) => ({ value, label: text }))
}

export function optionalChoice(name: string, text: Label, labels: Labels, admin: FieldAdmin = {}) {
  const options = optionsOf(labels)
  return { name, type: 'select', label: text, options, admin } satisfies SelectField
}

export function requiredChoice(...choice: Parameters<typeof optionalChoice>) {
  return { ...optionalChoice(...choice), required: true } satisfies SelectField
}

/** Yes, no or unknown. */
export function optionalSwitch(name: string, text: Label, isOn: boolean, admin: FieldAdmin = {}) {
  return { name, type: 'checkbox', label: text, defaultValue: isOn, admin } satisfies CheckboxField
}

/** Yes or no. */
export function switchField(...choice: Parameters<typeof optionalSwitch>) {
  return { ...optionalSwitch(...choice), required: true } satisfies CheckboxField
}

/** An existing record; it cannot be created or edited in this form. */
export function relationField(
  name: string,
  text: Label,
  relationTo: CollectionSlug,
  admin: FieldAdmin = {},
) {
  return {
    name,
    type: 'relationship',
    relationTo,
    label: text,
    admin: { ...admin, allowCreate: false, allowEdit: false },
  } satisfies RelationshipField
}
