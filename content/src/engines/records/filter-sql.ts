import type { Filter, FilterScalar } from '@washhouse/contract/wire/filter'
import {
  and,
  between,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { containsText, escapeLike } from '../../ground/database/text-match.ts'

type Test = Extract<Filter, { kind: 'test' }>

/** Turns a parsed filter into a condition; `locate` finds the expression a test is about. */
export function toCondition(
  filter: Filter,
  within: (test: Test, condition: (expression: SQL) => SQL) => SQL,
): SQL {
  if (filter.kind === 'test')
    return within(filter, (expression) => testCondition(filter, expression))
  const parts = filter.filters.map((part) => toCondition(part, within))
  const joined = filter.kind === 'and' ? and(...parts) : or(...parts)
  // An empty _and is true, an empty _or too: nothing was asked for.
  return joined ?? sql`1 = 1`
}

function testCondition({ operator, value }: Test, expression: SQL): SQL {
  const text = String(value)
  const list = Array.isArray(value) ? value.filter(isPresent) : []
  const [first, second] = list
  switch (operator) {
    case '_eq':
      return value === null ? isNull(expression) : eq(expression, value)
    case '_neq':
      return value === null ? isNotNull(expression) : orNull(expression, ne(expression, value))
    case '_in':
      return list.length > 0 ? inArray(expression, list) : sql`1 = 0`
    case '_nin':
      return list.length > 0 ? orNull(expression, notInArray(expression, list)) : sql`1 = 1`
    case '_null':
      return value ? isNull(expression) : isNotNull(expression)
    case '_nnull':
      return value ? isNotNull(expression) : isNull(expression)
    case '_lt':
      return lt(expression, value)
    case '_lte':
      return lte(expression, value)
    case '_gt':
      return gt(expression, value)
    case '_gte':
      return gte(expression, value)
    case '_between':
      return between(expression, first, second)
    case '_nbetween':
      return not(between(expression, first, second))
    case '_contains':
      return containsExactly(expression, text)
    case '_ncontains':
      return orNull(expression, not(containsExactly(expression, text)))
    case '_icontains':
      return containsText(expression, text)
    case '_starts_with':
      return sql`substr(${expression}, 1, ${lengthOf(text)}) = ${text}`
    case '_nstarts_with':
      return orNull(expression, sql`substr(${expression}, 1, ${lengthOf(text)}) <> ${text}`)
    case '_istarts_with':
      return startsWith(expression, text)
    case '_nistarts_with':
      return orNull(expression, not(startsWith(expression, text)))
    case '_ends_with':
      return endsWith(expression, text)
    case '_nends_with':
      return orNull(expression, not(endsWith(expression, text)))
    case '_iends_with':
      return endsWithAnyCase(expression, text)
    case '_niends_with':
      return orNull(expression, not(endsWithAnyCase(expression, text)))
    case '_empty':
      return value ? isEmpty(expression) : not(isEmpty(expression))
    case '_nempty':
      return value ? not(isEmpty(expression)) : isEmpty(expression)
  }
}

/** SQL counts characters where JavaScript counts UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** A negative test also holds where there is no value. */
function orNull(expression: SQL, condition: SQL): SQL {
  return sql`(${expression} is null or ${condition})`
}

function isEmpty(expression: SQL): SQL {
  return sql`(${expression} is null or ${expression} = '')`
}

/** By replacing, since "like" tells cases apart in one dialect and not in the other. */
function containsExactly(expression: SQL, text: string): SQL {
  return sql`(${text} = '' or replace(${expression}, ${text}, '') <> ${expression})`
}

function startsWith(expression: SQL, text: string): SQL {
  return sql`lower(${expression}) like lower(${`${escapeLike(text)}%`}) escape '\\'`
}

function endsWith(expression: SQL, text: string): SQL {
  const length = lengthOf(text)
  const tail = sql`substr(${expression}, length(${expression}) - ${length} + 1)`
  return sql`(length(${expression}) >= ${length} and ${tail} = ${text})`
}

function endsWithAnyCase(expression: SQL, text: string): SQL {
  return sql`lower(${expression}) like lower(${`%${escapeLike(text)}`}) escape '\\'`
}

function isPresent(value: FilterScalar): value is Exclude<FilterScalar, null> {
  return value !== null
}
