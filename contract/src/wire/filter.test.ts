import { describe, expect, it } from 'vitest'
import { operatorsByKind } from './filter-operators.ts'
import { parseItemsQuery } from './items-query.ts'
import type { Filter } from './filter.ts'
import { keyByKind, machineWire } from './query.fixtures.ts'

function parse(text: string): Filter | null {
  return parseItemsQuery(new URLSearchParams(text), machineWire).filter
}

function parseJson(filter: unknown): Filter | null {
  return parse(new URLSearchParams({ filter: JSON.stringify(filter) }).toString())
}

/** The single condition of a filter, its field as text. */
function only(filter: Filter | null) {
  if (filter?.kind !== 'test') throw new Error('The filter is no single test')
  return { field: filter.path.keys.join('.'), operator: filter.operator, value: filter.value }
}

describe('A filter', () => {
  it('means the same as JSON and in brackets', () => {
    const expected = { field: 'code', operator: '_eq', value: 'W-12' }
    expect(only(parse('filter[code][_eq]=W-12'))).toEqual(expected)
    expect(only(parseJson({ code: { _eq: 'W-12' } }))).toEqual(expected)
  })

  it('reaches through relations into the texts of their target', () => {
    const filter = parse('filter[washer][program][data][title][_contains]=ซักด่วน')
    expect(only(filter)).toEqual({
      field: 'washer.program.data.title',
      operator: '_contains',
      value: 'ซักด่วน',
    })
  })

  it('asks for all of several conditions, also on one field', () => {
    const filter = parse('filter[loads][_gte]=2&filter[loads][_lt]=9&filter[code][_nnull]=true')
    expect(filter).toMatchObject({
      kind: 'and',
      filters: [
        { kind: 'and', filters: [{ operator: '_gte' }, { operator: '_lt' }] },
        { operator: '_nnull' },
      ],
    })
  })

  it('groups with _or and _and, in brackets by index or in turn', () => {
    const byIndex = parse('filter[_or][0][id][_eq]=1&filter[_or][1][code][_eq]=a')
    const inTurn = parse('filter[_or][][id][_eq]=1&filter[_or][][code][_eq]=a')
    expect(byIndex).toMatchObject({ kind: 'or', filters: [{ value: 1 }, { value: 'a' }] })
    expect(inTurn).toEqual(byIndex)
  })

  it('groups below a field', () => {
    const filter = parseJson({ washer: { _or: [{ brand: { _eq: 'a' } }, { id: { _eq: 2 } }] } })
    expect(filter).toMatchObject({ kind: 'or', filters: [{ value: 'a' }, { value: 2 }] })
  })

  it.each(['filter=', 'filter={}'])('asks for nothing when empty: %s', (text) => {
    const filter = parse(text)
    expect(filter === null || (filter.kind === 'and' && filter.filters.length === 0)).toBe(true)
  })

  it.each([
    ['filter={bad', 'Invalid JSON for filter object'],
    ['filter=[]', '"filter" must be an object'],
    ['filter=null', '"filter" must be an object'],
    ['filter[code]=a', '"filter" must be an object'],
    ['filter={"_and":1}', '"_and" must be an array'],
    ['filter={"_or":[1]}', '"filter" must be an object'],
    ['filter={"_eq":1}', '"_eq" in "filter" needs a field'],
  ])('is refused when it is no filter: %s', (text, reason) => {
    expect(() => parse(text)).toThrow(`Invalid query. ${reason}.`)
  })
})

describe('Operators', () => {
  const all = [...new Set(Object.values(operatorsByKind).flat()), '_bogus']

  it.each(Object.entries(keyByKind))('that do not fit a %s field are refused', (kind, key) => {
    const fitting: readonly string[] = operatorsByKind[kind as keyof typeof keyByKind]
    const wrong = all.filter((operator) => !fitting.includes(operator))
    for (const operator of wrong) {
      const reason = `"${kind}" field type does not contain the "${operator}" filter operator`
      expect(() => parse(`filter[${key}][${operator}]=1`)).toThrow(`Invalid query. ${reason}.`)
    }
    expect(wrong).toContain('_bogus')
  })
})

describe('Values', () => {
  const uuid = '5C1F0D52-8F0E-4B7A-9C63-0F2F8F6F3A11'

  it.each([
    ['filter[loads][_eq]=-7', -7],
    ['filter[loads][_eq]=-0', 0],
    ['filter={"loads":{"_eq":7}}', 7],
    ['filter[kilograms][_gt]=10.5', 10.5],
    ['filter[kilograms][_gt]=1.5e-7', 1.5e-7],
    ['filter[is_broken][_eq]=true', true],
    ['filter[is_broken][_eq]=0', false],
    ['filter[date_installed][_lt]=2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['filter[date_installed][_lt]=2026-11-21T07:00', '2026-11-21T07:00:00.000Z'],
    ['filter[date_installed][_lt]=2026-11-21T07:00:00%2B07:00', '2026-11-21T00:00:00.000Z'],
    [`filter[picture][_eq]=${uuid}`, uuid.toLowerCase()],
    ['filter[code][_eq]=', ''],
    ['filter[code][_eq]=น้ำ+ฟอง', 'น้ำ ฟอง'],
    ['filter={"code":{"_eq":12}}', '12'],
    ['filter={"loads":{"_eq":null}}', null],
    ['filter[loads][_null]=', true],
    ['filter[loads][_null]=false', false],
    ['filter[loads][_in]=1,2', [1, 2]],
    ['filter={"loads":{"_in":[1,"2"]}}', [1, 2]],
    ['filter={"loads":{"_in":3}}', [3]],
    // Clients may send an empty list.
    ['filter={"loads":{"_in":[]}}', []],
    ['filter={"code":{"_nin":[]}}', []],
    ['filter[code][_in]=a,b', ['a', 'b']],
    ['filter={"code":{"_in":["a,b","c"]}}', ['a,b', 'c']],
    ['filter[code][_in][]=a,b&filter[code][_in][]=', ['a,b', '']],
    ['filter[loads][_between]=3,5', [3, 5]],
  ])('are read by the type of their field: %s', (text, value) => {
    expect(only(parse(text)).value).toEqual(value)
  })

  it.each([
    ['filter[loads][_eq]=abc', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=1e3', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=0x10', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=%205%20', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=1.5', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=๕', 'Invalid numeric value for "loads"'],
    ['filter={"loads":{"_eq":true}}', 'Invalid numeric value for "loads"'],
    ['filter={"loads":{"_eq":[1]}}', 'Invalid numeric value for "loads"'],
    ['filter[loads][_eq]=2147483648', 'Invalid numeric value for "loads"'],
    ['filter[id][_eq]=99999999999', 'Invalid numeric value for "id"'],
    ['filter[kilograms][_eq]=NaN', 'Invalid numeric value for "kilograms"'],
    ['filter[kilograms][_eq]=Infinity', 'Invalid numeric value for "kilograms"'],
    ['filter={"kilograms":{"_eq":1e999}}', 'Invalid numeric value for "kilograms"'],
    ['filter[is_broken][_eq]=', 'Invalid boolean value for "is_broken"'],
    ['filter[is_broken][_eq]=yes', 'Invalid boolean value for "is_broken"'],
    ['filter[loads][_null]=maybe', 'Invalid boolean value for "loads"'],
    ['filter[date_installed][_eq]=5', 'Invalid date value for "date_installed"'],
    ['filter[date_installed][_eq]=machine 1', 'Invalid date value for "date_installed"'],
    ['filter[date_installed][_eq]=2026-02-31', 'Invalid date value for "date_installed"'],
    ['filter[date_installed][_eq]=0000-01-01', 'Invalid date value for "date_installed"'],
    ['filter={"date_installed":{"_eq":5}}', 'Invalid date value for "date_installed"'],
    ['filter[picture][_eq]=abc', 'Invalid uuid value for "picture"'],
    ['filter[code][_eq]=a%00b', 'Invalid text value for "code"'],
    ['filter={"code":{"_eq":"a\\u0000b"}}', 'Invalid text value for "code"'],
    ['filter={"code":{"_eq":"\\ud800"}}', 'Invalid text value for "code"'],
    ['filter={"code":{"_contains":null}}', 'Invalid text value for "code"'],
    ['filter={"code":{"_eq":{"a":1}}}', 'Invalid text value for "code"'],
    ['filter={"loads":{"_lt":null}}', 'Invalid numeric value for "loads"'],
    ['filter={"loads":{"_in":[null]}}', 'Invalid numeric value for "loads"'],
    ['filter[loads][_in]=', '"_in" on "loads" needs a list of values'],
    ['filter={"loads":{"_between":[]}}', '"_between" on "loads" needs a list of values'],
    ['filter={"loads":{"_in":null}}', '"_in" on "loads" needs a list of values'],
    ['filter[loads][_in]=1,', 'Invalid numeric value for "loads"'],
    ['filter[loads][_between]=3', '"_between" on "loads" needs two values'],
  ])('that are junk are refused by name: %s', (text, reason) => {
    expect(() => parse(text)).toThrow(`Invalid query. ${reason}.`)
  })
})
