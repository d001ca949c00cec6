import { isPlainObject } from './brackets.ts'
import { forbiddenField, invalidQuery } from './errors.ts'
import { resolvePath, type FieldPath } from './field-path.ts'
import { filterLimits, operatorsByKind, type FilterOperator } from './filter-operators.ts'
import { parseFilterValue, type FilterValue } from './filter-value.ts'
import type { WireTable } from './wire-table.ts'

export type { FilterOperator } from './filter-operators.ts'
export type { FilterScalar, FilterValue } from './filter-value.ts'

/** A validated filter: known fields, applicable operators, typed values. */
export type Filter =
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'test'; path: FieldPath; operator: FilterOperator; value: FilterValue }

/** Parser state. */
interface Cursor {
  readonly table: WireTable<unknown>
  /** Wire keys of the current path. */
  readonly keys: readonly string[]
  readonly depth: number
  /** Remaining budget of the whole filter. */
  readonly budget: { nodes: number; tests: number }
}

/** Fields and groups; each condition needs a few. */
const maxNodes = 500

/**
 * Parses a filter object of `/items` (from JSON or brackets). Throws INVALID_QUERY for malformed or too large filters,
 * FORBIDDEN for an unknown field.
 */
export function parseFilter(raw: unknown, table: WireTable<unknown>): Filter {
  const budget = { nodes: maxNodes, tests: filterLimits.tests }
  return parseNode(raw, { table, keys: [], depth: 0, budget })
}

function parseNode(raw: unknown, cursor: Cursor): Filter {
  if (!isPlainObject(raw)) throw invalidQuery('"filter" must be an object')
  if (cursor.depth > filterLimits.depth) {
    throw invalidQuery(`"filter" must not be nested deeper than ${filterLimits.depth}`)
  }
  const filters = Object.entries(raw).map(([key, value]) => {
    cursor.budget.nodes -= 1
    if (cursor.budget.nodes < 0) throw tooMany()
    if (key === '_and' || key === '_or') return parseGroup(key, value, cursor)
    if (key.startsWith('_')) return parseTest(key, value, cursor)
    return parseNode(value, deeper(cursor, [...cursor.keys, key]))
  })
  const [only] = filters
  return filters.length === 1 && only ? only : { kind: 'and', filters }
}

function parseGroup(key: '_and' | '_or', raw: unknown, cursor: Cursor): Filter {
  const members = Array.isArray(raw) ? raw : isPlainObject(raw) ? Object.values(raw) : undefined
  if (!members) throw invalidQuery(`"${key}" must be an array`)
  if (members.length > filterLimits.tests) throw tooMany()
  const filters = members.map((member) => parseNode(member, deeper(cursor, cursor.keys)))
  return { kind: key === '_and' ? 'and' : 'or', filters }
}

function parseTest(operator: string, raw: unknown, { table, keys, budget }: Cursor): Filter {
  budget.tests -= 1
  if (budget.tests < 0) throw tooMany()
  if (keys.length === 0) throw invalidQuery(`"${operator}" in "filter" needs a field`)
  const name = keys.join('.')
  const path = resolvePath(keys, table)
  if (!path) throw forbiddenField(name, table.name)
  const { kind } = path.field
  const known = operatorsByKind[kind].find((candidate) => candidate === operator)
  if (!known) {
    throw invalidQuery(`"${kind}" field type does not contain the "${operator}" filter operator`)
  }
  return { kind: 'test', path, operator: known, value: parseFilterValue(known, raw, kind, name) }
}

function deeper(cursor: Cursor, keys: readonly string[]): Cursor {
  return { ...cursor, keys, depth: cursor.depth + 1 }
}

function tooMany() {
  return invalidQuery(`"filter" must have at most ${filterLimits.tests} conditions`)
}
