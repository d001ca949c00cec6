import { queryKey, type WireField } from './wire-field.ts'
import type { WireTable } from './wire-table.ts'

/** A field of a table, or of a table that it points to. */
export interface FieldPath {
  /** The wire keys that lead to it, e.g. ['province', 'sector'] or ['data', 'branch_name']. */
  readonly keys: readonly string[]
  /** The relation fields passed on the way, outermost first. */
  readonly through: readonly WireField[]
  readonly field: WireField
}

/** Finds the field that wire keys lead to, through relations; undefined when there is none. */
export function resolvePath(
  keys: readonly string[],
  table: WireTable<unknown>,
): FieldPath | undefined {
  const through: WireField[] = []
  let current = table
  let rest = keys
  for (;;) {
    const field = current.findField(rest.join('.'))
    if (field) return { keys, through, field }
    const [head = '', ...tail] = rest
    const relation = current.findField(head)
    const target = targetOf(head, current)
    if (!relation || !target || tail.length === 0) return undefined
    through.push(relation)
    current = target
    rest = tail
  }
}

/** The table that a relation leads to, by its wire key; undefined when it is none. */
export function targetOf(key: string, table: WireTable<unknown>): WireTable<unknown> | undefined {
  const field = table.findField(key)
  return field && table.relations[field.name]?.()
}

/** The path of a table's own field by its clean name; throws for a name that is none. */
export function pathOf(table: WireTable<unknown>, cleanName: string): FieldPath {
  const field = table.fields.find(({ name }) => name === cleanName)
  if (!field) throw new TypeError(`${table.name} has no field "${cleanName}"`)
  return { keys: queryKey(field).split('.'), through: [], field }
}
