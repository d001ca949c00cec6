import { queryKey, type WireField } from './wire-field.ts'
import type { WireTable } from './wire-table.ts'

/** A field of a table or of a related table. */
export interface FieldPath {
  /** Wire keys of the path, e.g. ['province', 'sector'] or ['data', 'branch_name']. */
  readonly keys: readonly string[]
  /** Relation fields on the path, outermost first. */
  readonly through: readonly WireField[]
  readonly field: WireField
}

/** Resolves wire keys to a field, through relations; undefined if there is none. */
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

/** Table of a relation by wire key; undefined if it is not a relation. */
export function targetOf(key: string, table: WireTable<unknown>): WireTable<unknown> | undefined {
  const field = table.findField(key)
  return field && table.relations[field.name]?.()
}

/** Path of a field by its clean name. Throws TypeError for an unknown name. */
export function pathOf(table: WireTable<unknown>, cleanName: string): FieldPath {
  const field = table.fields.find(({ name }) => name === cleanName)
  if (!field) throw new TypeError(`${table.name} has no field "${cleanName}"`)
  return { keys: queryKey(field).split('.'), through: [], field }
}
