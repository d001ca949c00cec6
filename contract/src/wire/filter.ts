import type { FieldKind } from './field-kind.ts'
import { forbiddenField, invalidQuery } from './errors.ts'
import { isPlainObject } from './brackets.ts'
import { resolvePath, type FieldPath } from './field-path.ts'
import type { WireTable } from './wire-table.ts'

const equality = ['_eq', '_neq', '_in', '_nin', '_null', '_nnull'] as const
const ordering = ['_lt', '_lte', '_gt', '_gte', '_between', '_nbetween'] as const
const text = [
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_nstarts_with',
  '_istarts_with',
  '_nistarts_with',
  '_ends_with',
  '_nends_with',
  '_iends_with',
  '_niends_with',
  '_empty',
  '_nempty',
] as const

export type FilterOperator =
  | (typeof equality)[number]
  | (typeof ordering)[number]
  | (typeof text)[number]

/** Which operators a field takes, by what it holds (wire-format: operators per type). */
export const operatorsByKind: Record<FieldKind, readonly FilterOperator[]> = {
  string: [...text, ...equality],
  integer: [...equality, ...ordering],
  float: [...equality, ...ordering],
  timestamp: [...equality, ...ordering],
  boolean: ['_eq', '_neq', '_null', '_nnull'],
  file: equality,
  relation: equality,
  json: ['_null', '_nnull'],
}

export type FilterScalar = string | number | boolean | null
export type FilterValue = FilterScalar | FilterScalar[]

/** A parsed filter: every field is known, every operator fits it, every value has its type. */
export type Filter =
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'test'; path: FieldPath; operator: FilterOperator; value: FilterValue }

/** Bounds that keep a filter cheap to read and to run. */
export const filterLimits = { depth: 10, tests: 50, values: 500 } as const

/** Reads a filter object of `/items` (from JSON or brackets) for one table. */
export function parseFilter(raw: unknown, table: WireTable<unknown>): Filter {
  const budget = { tests: 0 }
  return parseNode(raw, [], table, 0, budget)
}

/** The wire form of a filter; `parseFilter` reads it back unchanged. */
export function printFilter(filter: Filter): Record<string, unknown> {
  if (filter.kind !== 'test') {
    return { [`_${filter.kind}`]: filter.filters.map(printFilter) }
  }
  const test: Record<string, unknown> = { [filter.operator]: filter.value }
  return filter.path.keys.reduceRight((inner, key) => ({ [key]: inner }), test)
}

function parseNode(
  raw: unknown,
  keys: string[],
  table: WireTable<unknown>,
  depth: number,
  budget: { tests: number },
): Filter {
  if (!isPlainObject(raw)) throw invalidQuery('"filter" must be an object')
  if (depth > filterLimits.depth) {
    throw invalidQuery(`"filter" must not be nested deeper than ${filterLimits.depth}`)
  }
  const filters = Object.entries(raw).map(([key, value]) => {
    if (key === '_and' || key === '_or') return parseGroup(key, value, keys, table, depth, budget)
    if (!key.startsWith('_')) return parseNode(value, [...keys, key], table, depth + 1, budget)
    return parseTest(key, value, keys, table, budget)
  })
  const [only] = filters
  return filters.length === 1 && only ? only : { kind: 'and', filters }
}

function parseGroup(
  key: '_and' | '_or',
  raw: unknown,
  keys: string[],
  table: WireTable<unknown>,
  depth: number,
  budget: { tests: number },
): Filter {
  const members = Array.isArray(raw) ? raw : isPlainObject(raw) ? Object.values(raw) : undefined
  if (!members) throw invalidQuery(`"${key}" must be an array`)
  const filters = members.map((member) => parseNode(member, keys, table, depth + 1, budget))
  return { kind: key === '_and' ? 'and' : 'or', filters }
}

function parseTest(
  operator: string,
  raw: unknown,
  keys: string[],
  table: WireTable<unknown>,
  budget: { tests: number },
): Filter {
  budget.tests += 1
  if (budget.tests > filterLimits.tests) {
    throw invalidQuery(`"filter" must have at most ${filterLimits.tests} conditions`)
  }
  const path = resolvePath(keys, table)
  if (!path) throw forbiddenField(keys.join('.'), table.name)
  const { kind } = path.field
  const known = operatorsByKind[kind].find((name) => name === operator)
  if (!known) {
    const reason = `"${kind}" field type does not contain the "${operator}" filter operator`
    throw invalidQuery(reason)
  }
  return { kind: 'test', path, operator: known, value: parseValue(known, raw, kind, keys) }
}

function parseValue(
  operator: FilterOperator,
  raw: unknown,
  kind: FieldKind,
  keys: string[],
): FilterValue {
  if (['_null', '_nnull', '_empty', '_nempty'].includes(operator)) return parseBoolean(raw, keys)
  if (['_in', '_nin', '_between', '_nbetween'].includes(operator)) {
    const values = toList(raw).map((value) => parseScalar(value, kind, keys))
    if (values.length > filterLimits.values) {
      throw invalidQuery(`"${keys.join('.')}" must have at most ${filterLimits.values} values`)
    }
    if (operator.endsWith('between') && values.length !== 2) {
      throw invalidQuery(`"${operator}" on "${keys.join('.')}" needs two values`)
    }
    return values
  }
  return parseScalar(raw, kind, keys)
}

function toList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw
  if (isPlainObject(raw)) return Object.values(raw)
  return String(raw).split(',')
}

function parseScalar(raw: unknown, kind: FieldKind, keys: string[]): FilterScalar {
  const field = keys.join('.')
  if (raw === null) return null
  if (typeof raw === 'object' || raw === undefined) throw invalidQuery(`Invalid value for "${field}"`)
  switch (kind) {
    case 'integer':
    case 'relation':
      return parseNumber(raw, field, Number.isSafeInteger)
    case 'float':
      return parseNumber(raw, field, Number.isFinite)
    case 'boolean':
      return parseBoolean(raw, keys)
    case 'timestamp':
      return parseTimestamp(raw, field)
    case 'file':
      return parseUuid(raw, field)
    default:
      return String(raw)
  }
}

function parseNumber(raw: unknown, field: string, fits: (value: number) => boolean): number {
  const value = typeof raw === 'string' && raw.trim() === '' ? Number.NaN : Number(raw)
  if (!fits(value)) throw invalidQuery(`Invalid numeric value for "${field}"`)
  return value
}

function parseBoolean(raw: unknown, keys: string[]): boolean {
  if ([true, 'true', 1, '1', ''].includes(raw as string)) return true
  if ([false, 'false', 0, '0'].includes(raw as string)) return false
  throw invalidQuery(`Invalid boolean value for "${keys.join('.')}"`)
}

function parseTimestamp(raw: unknown, field: string): string {
  const date = new Date(String(raw))
  if (Number.isNaN(date.getTime())) throw invalidQuery(`Invalid date value for "${field}"`)
  return date.toISOString()
}

function parseUuid(raw: unknown, field: string): string {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(raw))
  if (!isUuid) throw invalidQuery(`Invalid uuid value for "${field}"`)
  return String(raw).toLowerCase()
}
