import type { Filter, FilterOperator, FilterValue } from '@washhouse/contract/wire/filter'
import { and, eq, gt, gte, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { containsText, endsWithText, startsWithText } from '../../platform/database/text-match.ts'

type Test = Extract<Filter, { kind: 'test' }>
type Condition<Value> = (expression: SQL, value: Value) => SQL

/**
 * Converts a parsed filter into a condition. A test compares one field. `within` finds the SQL of that field and passes it to
 * the condition.
 */
export function toCondition(
  filter: Filter,
  within: (test: Test, condition: (expression: SQL) => SQL) => SQL,
): SQL {
  if (filter.kind === 'test')
    return within(filter, (expression) => conditions[filter.operator](expression, filter.value))
  const parts = filter.filters.map((part) => toCondition(part, within))
  const joined = filter.kind === 'and' ? and(...parts) : or(...parts)
  // An empty `_and` or `_or` is true: it has no condition.
  return joined ?? sql`1 = 1`
}

const isOneOf: Condition<FilterValue> = (expression, value) =>
  Array.isArray(value) && value.length > 0 ? inArray(expression, value) : sql`1 = 0`

const isBetween: Condition<FilterValue> = (expression, value) => {
  const [first, second] = Array.isArray(value) ? value : []
  return sql`${expression} between ${first} and ${second}`
}

/** Uses `replace`, because `like` is case-sensitive in only one of the two databases. */
const contains: Condition<string> = (expression, text) =>
  sql`(${text} = '' or replace(${expression}, ${text}, '') <> ${expression})`

const startsWith: Condition<string> = (expression, text) =>
  sql`substr(${expression}, 1, ${lengthOf(text)}) = ${text}`

const endsWith: Condition<string> = (expression, text) => {
  const length = lengthOf(text)
  const tail = sql`substr(${expression}, length(${expression}) - ${length} + 1)`
  return sql`(length(${expression}) >= ${length} and ${tail} = ${text})`
}

/** SQL counts characters, JavaScript UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** If `isWanted` is true, matches rows without a value; if false, rows with one. */
const isNone: Condition<FilterValue> = (expression, isWanted) =>
  isWanted ? isNull(expression) : not(isNull(expression))

const isEmpty: Condition<FilterValue> = (expression, isWanted) => {
  const empty = sql`(${expression} is null or ${expression} = '')`
  return isWanted ? empty : not(empty)
}

const conditions: Record<FilterOperator, Condition<FilterValue>> = {
  _eq: (expression, value) => (value === null ? isNull(expression) : eq(expression, value)),
  _neq: (expression, value) =>
    value === null ? not(isNull(expression)) : unless(eq)(expression, value),
  _in: isOneOf,
  _nin: unless(isOneOf),
  _null: isNone,
  _nnull: (expression, value) => isNone(expression, !value),
  _lt: lt,
  _lte: lte,
  _gt: gt,
  _gte: gte,
  _between: isBetween,
  _nbetween: (expression, value) => not(isBetween(expression, value)),
  _contains: ofText(contains),
  _ncontains: unless(ofText(contains)),
  _icontains: ofText(containsText),
  _starts_with: ofText(startsWith),
  _nstarts_with: unless(ofText(startsWith)),
  _istarts_with: ofText(startsWithText),
  _nistarts_with: unless(ofText(startsWithText)),
  _ends_with: ofText(endsWith),
  _nends_with: unless(ofText(endsWith)),
  _iends_with: ofText(endsWithText),
  _niends_with: unless(ofText(endsWithText)),
  _empty: isEmpty,
  _nempty: (expression, value) => isEmpty(expression, !value),
}

function ofText(condition: Condition<string>): Condition<FilterValue> {
  return (expression, value) => condition(expression, String(value))
}

/** A negative test is also true for null. */
function unless(condition: Condition<FilterValue>): Condition<FilterValue> {
  return (expression, value) => sql`(${expression} is null or ${not(condition(expression, value))})`
}
