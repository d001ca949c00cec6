import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { ClientField } from 'payload'
import { type Difference, type Fields, findDifferences, refusalPath } from './field-differences.ts'

/** Form fields that are not part of the record: the service never returns them, and the tab does not store them. */
export const formOnlyFields = [
  'file',
  'password',
  'confirm-password',
  'currentPassword',
  refusalPath,
]

export interface FormText {
  /** The stored values when the change began. */
  opened: Fields
  mine: Fields
  /** A file was selected, which the tab cannot store. */
  hadFile: boolean
  /** The form was reloaded, or switched to another language, while its editor stayed on it. */
  isSwitch: boolean
}

interface Place {
  slug: string
  /** Undefined for a global, and for a record that is not created yet. */
  id: number | string | undefined
  locale: string
}

export function nameOfForm({ slug, id, locale }: Place): string {
  return `${slug}/${id ?? 'new'} ${locale}`
}

export function recordValues(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !formOnlyFields.includes(name)))
}

export function isFormText(value: unknown): value is FormText {
  return isPlainObject(value) && isPlainObject(value['opened']) && isPlainObject(value['mine'])
}

/** The editor's changes that are not stored, in the form's order. */
export function findUnsaved(
  fields: readonly ClientField[],
  { opened, mine }: Pick<FormText, 'opened' | 'mine'>,
  theirs: Fields = opened,
): Difference[] {
  return findDifferences(fields, { opened, mine, theirs }).filter(
    ({ changedBy }) => changedBy !== 'them',
  )
}
