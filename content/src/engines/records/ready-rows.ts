import type { Filter } from '@washhouse/contract/wire/filter'
import { maxItemsLimit } from '@washhouse/contract/wire/items-query'
import { and, eq, sql } from 'drizzle-orm'
import { readyQuery, runQuery, type ReadyQuery } from '../../ground/database/ready-query.ts'
import type { EntityQuery } from './entity-query.ts'
import { selectPage, selectRows } from './entity-select.ts'
import { isVisible, type EntitySource } from './entity-source.ts'

type Test = Extract<Filter, { kind: 'test' }>

/** Of each entity and language; what visitors filter by has more forms than are worth keeping. */
const mostReady = 50

/**
 * The rows of records, their values as they were selected. What differs from an earlier query in nothing but its values
 * is not built again.
 */
export async function readRows(source: EntitySource, query: EntityQuery): Promise<unknown[][]> {
  const tests = equalTests(query)
  if (!tests) return runQuery(source.payload, selectRows(source, query))
  const { limit, offset, seenAt = new Date().toISOString() } = query
  const values: Record<string, unknown> = {
    limit: limit === -1 ? maxItemsLimit : limit,
    offset,
    seenAt,
  }
  for (const [index, { value }] of tests.entries()) values[nameOf(index)] = value
  return findReady(source, query, tests)(values)
}

function findReady(source: EntitySource, query: EntityQuery, tests: readonly Test[]): ReadyQuery {
  const { ready } = source
  const isFirst = query.offset === 0
  const key = [isFirst ? 'first' : 'later', ...tests.map(({ path }) => path.keys.join('.'))].join(
    ' ',
  )
  const found = ready.get(key)
  if (found) return found
  if (ready.size >= mostReady) ready.clear()
  const condition = and(
    isVisible(source, sql.placeholder('seenAt')),
    ...tests.map(({ path }, index) =>
      eq(source.expression(path.field), sql.placeholder(nameOf(index))),
    ),
  )
  const limit = sql.placeholder('limit')
  const offset = isFirst ? 0 : sql.placeholder('offset')
  const built = readyQuery(source.payload, selectPage(source, query, { condition, limit, offset }))
  ready.set(key, built)
  return built
}

function nameOf(index: number): string {
  return `test${index}`
}

/** The tests of a query that its values alone tell from others of its form; undefined where there is more to it. */
function equalTests({ sort, search, filter }: EntityQuery): Test[] | undefined {
  if (sort.length > 0 || search !== null) return undefined
  const parts = filter?.kind === 'and' ? filter.filters : filter ? [filter] : []
  const tests = parts.filter(isEqualTest)
  return tests.length === parts.length ? tests : undefined
}

function isEqualTest(filter: Filter): filter is Test {
  return (
    filter.kind === 'test' &&
    filter.operator === '_eq' &&
    filter.value !== null &&
    filter.path.through.length === 0
  )
}
