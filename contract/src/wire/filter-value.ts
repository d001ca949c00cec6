import { z } from 'zod'
import { isPlainObject } from './brackets.ts'
import { invalidQuery } from './errors.ts'
import type { FieldKind } from './field-kind.ts'
import { filterLimits, type FilterOperator } from './filter-operators.ts'
import { maxId } from './parameters.ts'
import { isStorableText } from './query-text.ts'

/** A parsed value: timestamps are ISO 8601 in UTC, uuids lower case. */
export type FilterScalar = string | number | boolean | null
/** A list for `_in`, `_nin`, `_between` and `_nbetween`, a boolean for `_null` and similar. */
export type FilterValue = FilterScalar | FilterScalar[]

const flagOperators: readonly FilterOperator[] = ['_null', '_nnull', '_empty', '_nempty']
const listOperators: readonly FilterOperator[] = ['_in', '_nin', '_between', '_nbetween']
const pairOperators: readonly FilterOperator[] = ['_between', '_nbetween']
const nullOperators: readonly FilterOperator[] = ['_eq', '_neq']

/** Parses the value of a condition by field kind; `field` is the name in errors. */
export function parseFilterValue(
  operator: FilterOperator,
  raw: unknown,
  kind: FieldKind,
  field: string,
): FilterValue {
  if (flagOperators.includes(operator)) return raw === '' ? true : parseBoolean(raw, field)
  if (listOperators.includes(operator)) return parseList(operator, raw, kind, field)
  if (raw === null && nullOperators.includes(operator)) return null
  return parseScalar(raw, kind, field)
}

function parseList(
  operator: FilterOperator,
  raw: unknown,
  kind: FieldKind,
  field: string,
): FilterScalar[] {
  const values = toList(raw)
  const isEmptyList = Array.isArray(raw) && !pairOperators.includes(operator)
  if (values.length === 0 && !isEmptyList)
    throw invalidQuery(`"${operator}" on "${field}" needs a list of values`)
  if (values.length > filterLimits.values) {
    throw invalidQuery(`"${field}" must have at most ${filterLimits.values} values`)
  }
  if (pairOperators.includes(operator) && values.length !== 2) {
    throw invalidQuery(`"${operator}" on "${field}" needs two values`)
  }
  return values.map((value) => parseScalar(value, kind, field))
}

/** A JSON array, bracketed values or a comma list; only the first two can contain commas. */
function toList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw
  if (isPlainObject(raw)) return Object.values(raw)
  if (raw === '' || raw === null || raw === undefined) return []
  return typeof raw === 'string' ? raw.split(',') : [raw]
}

function parseScalar(raw: unknown, kind: FieldKind, field: string): string | number | boolean {
  switch (kind) {
    case 'integer':
    case 'relation':
      return parseNumber(raw, field, /^-?\d+$/, (value) => Math.abs(value) <= maxId)
    case 'float':
      return parseNumber(raw, field, /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i, Number.isFinite)
    case 'boolean':
      return parseBoolean(raw, field)
    case 'timestamp':
      return parseTimestamp(raw, field)
    case 'file':
      return parseUuid(raw, field)
    case 'string':
    case 'key':
    case 'json':
      return parseText(raw, field)
  }
}

function parseNumber(
  raw: unknown,
  field: string,
  form: RegExp,
  fits: (value: number) => boolean,
): number {
  // Adding 0 turns -0 into 0.
  const value = typeof raw === 'string' && form.test(raw) ? Number(raw) + 0 : raw
  const isInForm = typeof value === 'number' && form.test(String(value)) && fits(value)
  if (!isInForm) throw invalidQuery(`Invalid numeric value for "${field}"`)
  return value + 0
}

function parseBoolean(raw: unknown, field: string): boolean {
  if (raw === true || raw === 'true' || raw === 1 || raw === '1') return true
  if (raw === false || raw === 'false' || raw === 0 || raw === '0') return false
  throw invalidQuery(`Invalid boolean value for "${field}"`)
}

const DayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** A date or timestamp; without a zone it is UTC. */
function parseTimestamp(raw: unknown, field: string): string {
  const parsed = DayOrMoment.safeParse(raw)
  if (!parsed.success) throw invalidQuery(`Invalid date value for "${field}"`)
  const hasZone = /Z|[+-]\d\d:?\d\d$/.test(parsed.data.slice(10))
  const hasTime = parsed.data.includes('T')
  const date = new Date(hasTime && !hasZone ? `${parsed.data}Z` : parsed.data)
  // Not all databases support years before 1 and after 9999.
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  if (!/^(?!0000)\d{4}-/.test(iso)) throw invalidQuery(`Invalid date value for "${field}"`)
  return iso
}

function parseUuid(raw: unknown, field: string): string {
  const isUuid = typeof raw === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(raw)
  if (!isUuid) throw invalidQuery(`Invalid uuid value for "${field}"`)
  return raw.toLowerCase()
}

function parseText(raw: unknown, field: string): string {
  const isScalar = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'
  const value = isScalar ? String(raw) : undefined
  if (value === undefined || !isStorableText(value)) {
    throw invalidQuery(`Invalid text value for "${field}"`)
  }
  return value
}
