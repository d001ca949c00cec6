import { emptyTree, plant, repeated, rootName, type Tree } from './brackets.ts'
import { forbiddenField, invalidQuery } from './errors.ts'
import { resolvePath, targetOf, type FieldPath } from './field-path.ts'
import { parseFilter, type Filter } from './filter.ts'
import { maxPage } from './paging.ts'
import { maxSearchLength, wholeNumber } from './parameters.ts'
import { checkQuerySize, isStorableText } from './query-text.ts'
import type { WireTable } from './wire-table.ts'

/** Counts that `meta` can request; `*` requests both. */
export const metaNames = ['total_count', 'filter_count'] as const
export type MetaName = (typeof metaNames)[number]

/** A sort key; the path may lead through relations. */
export interface SortKey {
  path: FieldPath
  isDescending: boolean
}

/** A parsed `/items` query; all names are known to the table. */
export interface ItemsQuery {
  /** Number of rows; -1 is all, up to {@link maxItemsLimit}. */
  limit: number
  offset: number
  sort: SortKey[]
  /** Wire selectors such as 'name', 'data.*', '*' or, through a relation, 'sector.data.name'. */
  fields: string[]
  filter: Filter | null
  search: string | null
  meta: MetaName[]
}

/** Default limit of `/items`. */
export const defaultItemsLimit = 100
/** Largest `limit`; also the most rows that `limit=-1` returns. */
export const maxItemsLimit = 10_000

/** Maximum number of names in `sort`, in `fields` and in `meta`. */
export const maxNames = 100

/** Maximum depth of a selector in `fields`, e.g. 3 in 'a.b.*'. */
export const maxFieldDepth = 6

const knownParameters = ['limit', 'page', 'offset', 'sort', 'fields', 'filter', 'search', 'meta']
const listParameters = ['sort', 'fields', 'meta']
/**
 * Parameters that Directus has and this API does not support. They are refused: if they were ignored, the answer would be
 * wrong data.
 */
const refusedParameters = ['aggregate', 'groupBy', 'alias', 'deep']
/** Every parameter that changes a response of `/items`. */
export const itemsParameters: readonly string[] = [...knownParameters, ...refusedParameters]

/**
 * Parses an `/items` query: comma lists or brackets, filters as JSON or brackets. Ignores unknown parameters. Throws
 * INVALID_QUERY for a known parameter that is malformed or repeated, FORBIDDEN for an unknown field, and URI_TOO_LONG if the
 * query is too long.
 */
export function parseItemsQuery(
  parameters: URLSearchParams,
  table: WireTable<unknown>,
): ItemsQuery {
  checkQuerySize(parameters)
  const raw = collect(parameters)
  const limit = readWholeNumber(raw, 'limit', -1, maxItemsLimit) ?? defaultItemsLimit
  const page = readWholeNumber(raw, 'page', 0, maxPage)
  const offset = readWholeNumber(raw, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  return {
    limit,
    offset: page !== undefined && limit > 0 ? Math.max(page - 1, 0) * limit : offset,
    sort: readList(raw, 'sort').map((key) => parseSortKey(key, table)),
    fields: readFields(readList(raw, 'fields'), table),
    filter: readFilter(raw, table),
    search: readSearch(raw),
    meta: readMeta(readList(raw, 'meta')),
  }
}

type Raw = Map<string, string | Tree>

function collect(parameters: URLSearchParams): Raw {
  const raw: Raw = new Map()
  for (const [key, value] of parameters) {
    const name = rootName(key)
    if (refusedParameters.includes(name)) throw invalidQuery(`"${name}" is not supported`)
    if (!knownParameters.includes(name)) continue
    const present = raw.get(name)
    if (key === name) {
      if (present !== undefined) throw repeated(name)
      raw.set(name, value)
      continue
    }
    if (typeof present === 'string') throw repeated(name)
    if (name !== 'filter' && !listParameters.includes(name)) {
      throw invalidQuery(`"${name}" must not have brackets`)
    }
    const tree = present ?? emptyTree()
    plant(tree, key, value)
    raw.set(name, tree)
  }
  return raw
}

function readWholeNumber(raw: Raw, name: string, least: number, most: number): number | undefined {
  const text = raw.get(name)
  if (text === undefined) return undefined
  const parsed = wholeNumber(name, least, most).safeParse(text)
  if (parsed.success) return parsed.data
  throw invalidQuery(parsed.error.issues[0]?.message ?? `"${name}" must be a number`)
}

function readList(raw: Raw, name: string): string[] {
  const value = raw.get(name)
  if (value === undefined || value === '') return []
  const parts = typeof value === 'string' ? value.split(',') : Object.values(value)
  if (parts.length > maxNames) throw invalidQuery(`"${name}" must have at most ${maxNames} names`)
  return parts.map((part) => {
    if (typeof part === 'string' && part !== '') return part
    throw invalidQuery(`"${name}" must be a list of names`)
  })
}

function parseSortKey(key: string, table: WireTable<unknown>): SortKey {
  const isDescending = key.startsWith('-')
  const name = isDescending ? key.slice(1) : key
  const path = resolvePath(name.split('.'), table)
  if (!path) throw forbiddenField(name, table.name)
  if (path.field.kind === 'json') throw invalidQuery(`"sort" by "${name}" is not supported`)
  return { path, isDescending }
}

function readFields(selectors: string[], table: WireTable<unknown>): string[] {
  for (const selector of selectors) {
    const keys = selector.split('.')
    if (keys.length > maxFieldDepth) {
      throw invalidQuery(`"fields" must not be nested deeper than ${maxFieldDepth}`)
    }
    if (!isSelector(keys, table)) throw forbiddenField(selector, table.name)
  }
  return selectors
}

function isSelector([head = '', ...rest]: readonly string[], table: WireTable<unknown>): boolean {
  if (head === '*') return rest.every((key) => key === '*')
  const selector = [head, ...rest].join('.')
  const hasTexts = table.fields.some(({ isText }) => isText)
  if (hasTexts && ['data', 'data.*', 'data.languages_code'].includes(selector)) return true
  if (table.findField(selector)) return true
  const target = targetOf(head, table)
  return target !== undefined && rest.length > 0 && isSelector(rest, target)
}

function readFilter(raw: Raw, table: WireTable<unknown>): Filter | null {
  const value = raw.get('filter')
  if (value === undefined || value === '') return null
  return parseFilter(typeof value === 'string' ? parseJson(value) : value, table)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidQuery('Invalid JSON for filter object')
  }
}

function readSearch(raw: Raw): string | null {
  const value = raw.get('search')
  if (value === undefined || value === '') return null
  if (typeof value !== 'string' || !isStorableText(value)) {
    throw invalidQuery('"search" must be plain text')
  }
  if (value.length > maxSearchLength) {
    throw invalidQuery(`"search" must have at most ${maxSearchLength} characters`)
  }
  return value
}

function readMeta(names: string[]): MetaName[] {
  const asked = names.flatMap((name, index) => {
    if (name === '*') return metaNames
    const known = metaNames.find((candidate) => candidate === name)
    if (known) return [known]
    throw invalidQuery(`"meta[${index}]" must be one of [${metaNames.join(', ')}]`)
  })
  return metaNames.filter((name) => asked.includes(name))
}
