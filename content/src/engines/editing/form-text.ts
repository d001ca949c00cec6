import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { ClientField } from 'payload'
import { type Difference, type Fields, findDifferences } from './field-differences.ts'
import { refusalPath } from './refusal-path.ts'

/** What stands in a form that the service never gives back, and no tab stores. */
export const besideTheRecord = [
  'file',
  'password',
  'confirm-password',
  'currentPassword',
  refusalPath,
]

/** The content of a form that is not saved. */
export interface FormText {
  /** As it was stored when the change began. */
  opened: Fields
  mine: Fields
  /** A file was chosen: no tab can store it. */
  hadFile: boolean
  /** The form was replaced under its editor, by another language or a new reading: they did not leave it. */
  isSwitch: boolean
}

interface Place {
  slug: string
  /** None of a global, nor of a record that is being made. */
  id: number | string | undefined
  /** Of the texts in the form. */
  locale: string
}

export function nameOfForm({ slug, id, locale }: Place): string {
  return `${slug}/${id ?? 'new'} ${locale}`
}

export function withoutBeside(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !besideTheRecord.includes(name)),
  )
}

export function isFormText(value: unknown): value is FormText {
  return isPlainObject(value) && isPlainObject(value['opened']) && isPlainObject(value['mine'])
}

/** What the editor changed and what is not stored, in the form's order. */
export function findUnsaved(
  fields: readonly ClientField[],
  { opened, mine }: Pick<FormText, 'opened' | 'mine'>,
  theirs: Fields = opened,
): Difference[] {
  return findDifferences(fields, { opened, mine, theirs }).filter(
    ({ changedBy }) => changedBy !== 'them',
  )
}
