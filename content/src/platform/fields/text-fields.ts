import type { FieldHook, TextareaField, TextField } from 'payload'
import type { Label } from '../languages/labels.ts'
import type { TextAdmin } from './field-admin.ts'
import { normalized, type ReadValue } from './normalized.ts'
import type { TextRule } from './text-rule.ts'
import { refuseWithoutThai, requireThai } from './thai-rule.ts'

type Text = [name: string, text: Label, maxLength: number, admin?: TextAdmin]

/** A line that is the same in both languages. */
export function plainText(...[name, text, maxLength, admin = {}]: Text) {
  return { name, type: 'text', label: text, maxLength, admin } satisfies TextField
}

export function plainLongText(...text: Text) {
  return { ...plainText(...text), type: 'textarea' } satisfies TextareaField
}

export function optionalText(...text: Text) {
  return { ...plainText(...text), localized: true } satisfies TextField
}

export function optionalLongText(...text: Text) {
  return { ...optionalText(...text), type: 'textarea' } satisfies TextareaField
}

/** A line in each language, required in Thai. */
export function requiredText(...text: Text) {
  return { ...optionalText(...text), ...requiredInThai() } satisfies TextField
}

export function requiredLongText(...text: Text) {
  return { ...optionalLongText(...text), ...requiredInThai() } satisfies TextareaField
}

/** A line that is the same in both languages, with a validation rule. */
export function validatedText(
  name: string,
  text: Label,
  validate: TextRule,
  admin: TextAdmin = {},
) {
  return { name, type: 'text', label: text, validate, admin } satisfies TextField
}

/** The same, normalized by `read`. */
export function normalizedText(
  name: string,
  text: Label,
  [read, rule]: readonly [ReadValue, TextRule],
  admin: TextAdmin = {},
) {
  return {
    ...validatedText(name, text, rule, admin),
    ...normalized(read, rule),
  } satisfies TextField
}

/** Trims pasted text; an empty text becomes null. */
export const trimPasted: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim() || null : value

function requiredInThai() {
  return { required: true, validate: requireThai, hooks: { beforeChange: [refuseWithoutThai] } }
}
