import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { FlattenedArrayField, FlattenedBlocksField, FlattenedField } from 'payload'
import { comparable } from '../field-differences.ts'

export type Values = Record<string, unknown>

/** Rows with this field belong to an announcement. Those of one call share it, so that people are told once. */
const announcementField = 'announcement'

interface Changes {
  data: Values
  /** Paths of the fields that keep their value. */
  kept: string[]
}

/**
 * Which of the sent values are saved over the version `base`. Rows are appended to those it has. For a draft, `published` is
 * the public version: a field in which the draft differs from it keeps its value.
 */
export function changesFor(
  fields: readonly FlattenedField[],
  sent: Readonly<Values>,
  base: Readonly<Values>,
  published?: Readonly<Values>,
): Changes {
  const changes: Changes = { data: {}, kept: [] }
  for (const field of fields) {
    const { name } = field
    if (!Object.hasOwn(sent, name)) continue
    const [value, own] = [sent[name], base[name]]
    if (isRows(field)) changes.data[name] = [...listOf(own), ...listOf(value)]
    else if (isGroup(field) && isPlainObject(value)) {
      const of = published && objectOf(published[name])
      const part = changesFor(field.flattenedFields, value, objectOf(own), of)
      if (Object.keys(part.data).length > 0) changes.data[name] = part.data
      changes.kept.push(...part.kept.map((path) => `${name}.${path}`))
    } else if (!published || isSame(own, published[name])) changes.data[name] = value
    else if (!isSame(own, value)) changes.kept.push(name)
  }
  return changes
}

/** The values, ready for several records: rows have no ids, and all share one announcement. */
export function prepareRows(
  fields: readonly FlattenedField[],
  sent: Readonly<Values>,
  announcement: string,
): Values {
  const prepared = { ...sent }
  for (const field of fields) {
    const value = sent[field.name]
    if (isGroup(field) && isPlainObject(value))
      prepared[field.name] = prepareRows(field.flattenedFields, value, announcement)
    if (isRows(field) && Array.isArray(value))
      prepared[field.name] = value.map((row: unknown) =>
        isPlainObject(row) ? prepareRow(fieldsOfRow(field, row), row, announcement) : row,
      )
  }
  return prepared
}

function prepareRow(
  fields: readonly FlattenedField[],
  { id: _, ...row }: Readonly<Values>,
  announcement: string,
): Values {
  const isAnnounced = fields.some(({ name }) => name === announcementField)
  return {
    ...prepareRows(fields, row, announcement),
    ...(isAnnounced && { [announcementField]: announcement }),
  }
}

type RowsField = FlattenedArrayField | FlattenedBlocksField

export function isRows(field: FlattenedField): field is RowsField {
  return field.type === 'array' || field.type === 'blocks'
}

function fieldsOfRow(field: RowsField, { blockType }: Readonly<Values>): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  const block = field.blocks.find(({ slug }) => slug === blockType)
  return block?.flattenedFields ?? []
}

function isGroup(
  field: FlattenedField,
): field is Extract<FlattenedField, { type: 'group' | 'tab' }> {
  return field.type === 'group' || field.type === 'tab'
}

function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): Values {
  return isPlainObject(value) ? value : {}
}
