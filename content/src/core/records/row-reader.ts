import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { isUntranslated, namesOfKeys } from '@washhouse/contract/wire/untranslated'
import type { WireField } from '@washhouse/contract/wire/wire-field'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { Column, is, SQL } from 'drizzle-orm'
import { fromColumn, isChoices } from './field-value.ts'
import type { StoredEntity } from './stored-entity.ts'

/** A plain column is much cheaper for the query builder than an expression. */
type Selected = SQLiteColumn | SQL.Aliased
/** The selected columns of each field; some fields have several. */
export type Selection = Record<string, Selected | Record<string, Selected>>

/** Reads a row whose values are in the order of the selected columns. */
export function rowReader(
  entity: StoredEntity<unknown>,
  fields: readonly WireField[],
  selection: Selection,
): (values: readonly unknown[]) => Record<string, unknown> {
  let next = 0
  const valueOf = (selected: Selected) => {
    const index = next++
    const decode = decoderOf(selected)
    return (values: readonly unknown[]) => decode(values[index])
  }
  const readers = fields.map((field) => {
    const read = readerOf(entity, field)
    const selected = selection[field.name]
    if (!selected) return [field.name, () => read(undefined)] as const
    if (isOne(selected)) {
      const value = valueOf(selected)
      return [field.name, (values: readonly unknown[]) => read(value(values))] as const
    }
    const columns = Object.entries(selected).map(
      ([name, column]) => [name, valueOf(column)] as const,
    )
    const readAll = (values: readonly unknown[]) =>
      read(Object.fromEntries(columns.map(([name, value]) => [name, value(values)])))
    return [field.name, readAll] as const
  })
  return (values) => {
    const clean: Record<string, unknown> = {}
    for (const [name, read] of readers) clean[name] = read(values)
    return clean
  }
}

function isOne(selected: Selection[string]): selected is Selected {
  return is(selected, Column) || is(selected, SQL.Aliased)
}

function decoderOf(selected: Selected): (value: unknown) => unknown {
  if (!is(selected, Column)) return (value) => (Buffer.isBuffer(value) ? value.toString() : value)
  return (value) =>
    value === null || value instanceof Date ? value : selected.mapFromDriverValue(value)
}

function readerOf(
  { groups, wire }: StoredEntity<unknown>,
  field: WireField,
): (value: unknown) => unknown {
  const group = groups?.[field.name]
  if (group) return (value) => group.read(isPlainObject(value) ? value : {}, false)
  if (isChoices(field)) return (value) => (typeof value === 'string' ? value.split(',') : [])
  if (isUntranslated(field)) return (value) => namesOfKeys(wire.fields, String(value).split(','))
  // Drafts are never selected here.
  if (field.name === 'status') return () => 'published'
  return (value) => fromColumn(value, field.kind)
}
