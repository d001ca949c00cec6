import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { FlattenedField } from 'payload'
import { label, type Label } from '../../ground/languages/labels.ts'
import type { Fault } from './field-fault.ts'
import { type IdTypeOf, noList, noObject, shapeFault } from './value-shapes.ts'

type Values = Readonly<Record<string, unknown>>

const noBlock = label('ไม่มีบล็อกชนิดนี้', 'There is no such block.')
const isNeeded = label('ต้องมีค่า', 'It must have a value.')

/** Columns of Payload's own that always hold something. */
const neverEmpty = new Set(['_status', 'createdAt'])

/**
 * The values of a record that are of another type than their fields. Payload asks the rules of the fields
 * of what is published alone, and some of its own steps fail before that.
 */
export function findMalformed(
  fields: readonly FlattenedField[],
  record: Values,
  idTypeOf: IdTypeOf,
  above: readonly string[] = [],
): Fault[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(record, field.name) ? record[field.name] : undefined
    if (value === undefined) return []
    const path = [...above, field.name]
    if (field.type === 'group' || field.type === 'tab') {
      if (!isPlainObject(value)) return faultAt(path, noObject)
      return findMalformed(field.flattenedFields, value, idTypeOf, path)
    }
    if (field.type === 'array')
      return findInRows(value, path, () => field.flattenedFields, idTypeOf)
    if (field.type === 'blocks')
      return findInRows(value, path, (row) => fieldsOfBlock(field.blocks, row), idTypeOf)
    if (value === null) return neverEmpty.has(field.name) ? faultAt(path, isNeeded) : []
    return faultAt(path, shapeFault(field, value, idTypeOf))
  })
}

function findInRows(
  rows: unknown,
  path: readonly string[],
  fieldsOf: (row: Values) => readonly FlattenedField[] | undefined,
  idTypeOf: IdTypeOf,
): Fault[] {
  // Payload reads these as no rows; of none at all it fails in a draft.
  if (rows === 0 || rows === '0') return []
  if (!Array.isArray(rows)) return faultAt(path, noList)
  return rows.flatMap((row: unknown, index) => {
    const place = [...path, String(index)]
    if (row === null) return []
    if (!isPlainObject(row)) return faultAt(place, noObject)
    const fields = fieldsOf(row)
    if (!fields) return faultAt([...place, 'blockType'], noBlock)
    return findMalformed(fields, row, idTypeOf, place)
  })
}

function fieldsOfBlock(
  blocks: readonly { slug: string; flattenedFields: FlattenedField[] }[],
  { blockType }: Values,
): FlattenedField[] | undefined {
  return blocks.find(({ slug }) => slug === blockType)?.flattenedFields
}

function faultAt(path: readonly string[], text: Label | undefined): Fault[] {
  return text ? [{ path: path.join('.'), text }] : []
}
