import { createHash } from 'node:crypto'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { FlattenedArrayField, FlattenedBlocksField, FlattenedField } from 'payload'
import { comparable } from '../field-differences.ts'

export type Values = Record<string, unknown>

/** Rows with this field belong to an announcement: people are notified of a row once, however many records have it. */
const announcementField = 'announcement'

interface Changes {
  data: Values
  kept: string[]
}

/**
 * Selects the sent values to save over the version `base`. Appends rows, once however often they are sent. For a draft,
 * `published` is the public version: a field that differs from it in the draft keeps its value.
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
    if (isRows(field)) changes.data[name] = addRows(listOf(own), listOf(value))
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

function addRows(own: readonly unknown[], sent: readonly unknown[]): unknown[] {
  const ids = new Set(sent.map(idOf))
  return [...own.filter((row) => !ids.has(idOf(row) ?? row)), ...sent]
}

interface Target {
  /** Identifies the call; a retry has the same key. */
  key: string
  record: number | string
}

/**
 * The values as stored in one record. A row's id is derived from the call, the row and the record, so that a retry finds it.
 * Its announcement is the same in all records.
 */
export function prepareRows(
  fields: readonly FlattenedField[],
  sent: Readonly<Values>,
  { key, record }: Target,
): Values {
  const prepared = { ...sent }
  for (const field of fields) {
    const value = sent[field.name]
    const own = { key: draw(key, field.name), record }
    if (isGroup(field) && isPlainObject(value))
      prepared[field.name] = prepareRows(field.flattenedFields, value, own)
    if (isRows(field) && Array.isArray(value)) {
      const ids: unknown[] = value.map(idOf)
      prepared[field.name] = value.map((row: unknown, index) => {
        if (!isPlainObject(row)) return row
        const before = ids.slice(0, index).filter((id) => id === ids[index]).length
        const its = { key: draw(own.key, ids[index], before), record }
        return prepareRow(fieldsOfRow(field, row), row, its)
      })
    }
  }
  return prepared
}

function prepareRow(fields: readonly FlattenedField[], row: Readonly<Values>, own: Target): Values {
  const isAnnounced = fields.some(({ name }) => name === announcementField)
  return {
    ...prepareRows(fields, row, own),
    ...(isAnnounced && { [announcementField]: own.key }),
    id: draw(own.key, own.record),
  }
}

function draw(...from: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32)
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

function idOf(row: unknown): unknown {
  return isPlainObject(row) ? row['id'] : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): Values {
  return isPlainObject(value) ? value : {}
}
