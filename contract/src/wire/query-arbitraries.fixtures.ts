import fc from 'fast-check'
import type { FieldKind } from './field-kind.ts'
import { resolvePath, type FieldPath } from './field-path.ts'
import type { Filter, FilterScalar, FilterValue } from './filter.ts'
import { operatorsByKind, type FilterOperator } from './filter-operators.ts'
import { maxItemsLimit, metaNames, type ItemsQuery } from './items-query.ts'
import { maxId } from './parameters.ts'
import { machineWire } from './query.fixtures.ts'

const reachable = [
  'id',
  'status',
  'code',
  'loads',
  'kilograms',
  'is_broken',
  'date_installed',
  'picture',
  'washer',
  'maker',
  'settings',
  'data.label',
  'washer.brand',
  'washer.program',
  'washer.program.minutes',
  'washer.program.data.title',
].map((key) => {
  const path = resolvePath(key.split('.'), machineWire)
  if (!path) throw new Error(`The test table has no ${key}`)
  return path
})

/** Texts that storage takes: Thai with tall vowels, commas, quotes, brackets, emoji, anything. */
const plainText = fc.oneof(
  fc.constantFrom('ป้าปิ๋ม', 'ซัก,อบ,พับ', '"', '[a]', '%_\\', '𝟚𝟜🫧', ' ', '+', '&=#', '{"_eq":1}'),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0')),
)

const scalars: Record<FieldKind, fc.Arbitrary<FilterScalar>> = {
  string: plainText,
  json: plainText,
  key: plainText,
  integer: fc.integer({ min: -maxId, max: maxId }),
  relation: fc.integer({ min: 1, max: maxId }),
  float: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  boolean: fc.boolean(),
  timestamp: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  file: fc.uuid(),
}

function valueFor(operator: FilterOperator, kind: FieldKind): fc.Arbitrary<FilterValue> {
  const scalar = scalars[kind]
  if (/null$|empty$/.test(operator)) return fc.boolean()
  if (operator.endsWith('in')) return fc.array(scalar, { minLength: 1, maxLength: 8 })
  if (operator.endsWith('between')) return fc.array(scalar, { minLength: 2, maxLength: 2 })
  return operator.endsWith('eq') ? fc.option(scalar, { freq: 9 }) : scalar
}

function testOf(path: FieldPath): fc.Arbitrary<Filter> {
  const { kind } = path.field
  return fc
    .constantFrom(...operatorsByKind[kind])
    .chain((operator) =>
      valueFor(operator, kind).map((value): Filter => ({ kind: 'test', path, operator, value })),
    )
}

const test = fc.constantFrom(...reachable).chain(testOf)
const group = (depth: number): fc.Arbitrary<Filter> =>
  depth === 0
    ? test
    : fc.oneof(
        test,
        fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          filters: fc.array(group(depth - 1), { maxLength: 3 }),
        }),
      )

const sortable = reachable.filter(({ field }) => field.kind !== 'json')

/** Queries of `/items/machine` in the form that the parser gives. */
export const machineQueries: fc.Arbitrary<ItemsQuery> = fc.record({
  limit: fc.integer({ min: -1, max: maxItemsLimit }),
  offset: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  sort: fc.array(fc.record({ path: fc.constantFrom(...sortable), isDescending: fc.boolean() }), {
    maxLength: 5,
  }),
  fields: fc.uniqueArray(fc.constantFrom('*', '*.*', 'id', 'code', 'data', 'data.*', 'data.label')),
  filter: fc.option(group(3)),
  search: fc.option(plainText.filter((text) => text !== '')),
  meta: fc.subarray([...metaNames]),
})

const bracketKeys = ['code', 'loads', 'washer', 'data', '_and', '_or', '_eq', '_in', '_gt', '0', '']
const wildKeys = ['__proto__', 'constructor', 'prototype', 'toString', '_bogus', '[', ']']

const brackets = fc
  .array(
    fc.oneof(
      fc.constantFrom(...bracketKeys),
      fc.constantFrom(...wildKeys),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((keys) => keys.map((key) => `[${key}]`).join(''))

const itemsNames = ['limit', 'page', 'offset', 'sort', 'fields', 'filter', 'search', 'meta']
const otherNames = ['lang', 'sector', 'province', 'ids', '__proto__', 'constructor']
const names = fc.oneof(fc.constantFrom(...itemsNames), fc.constantFrom(...otherNames))

const junk = fc.oneof(
  plainText,
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('-1', '0', '1e9', '0x10', ' 5 ', 'NaN', 'Infinity', '-0', '9'.repeat(400), ''),
  fc.constantFrom('\0', '\uD800', '{', '{"code":{"_eq":"\\u0000"}}', '{"__proto__":{"_eq":1}}'),
)

/** Query strings that nobody sends in good faith. */
export const wildQueries: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.tuple(names, fc.oneof(fc.constant(''), brackets), junk), { maxLength: 12 })
    .map((parameters) =>
      parameters.map(([name, path, value]) => `${name}${path}=${escape(value)}`).join('&'),
    ),
)

function escape(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}
