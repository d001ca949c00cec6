import { describe, expect, it } from 'vitest'
import { errorBody, WireError, type ErrorBody } from './errors.ts'
import { parseItemsQuery } from './items-query.ts'
import { machineWire } from './query.fixtures.ts'

function parse(text: string) {
  return parseItemsQuery(new URLSearchParams(text), machineWire)
}

function refusal(text: string): { status: number; body: ErrorBody } {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof WireError) return { status: error.status, body: errorBody([error]) }
    throw error
  }
  throw new Error(`${text} was not refused`)
}

function reasonOf(text: string): unknown {
  const { status, body } = refusal(text)
  expect(status).toBe(400)
  const reason = body.errors[0]?.extensions['reason']
  expect(body.errors[0]?.message).toBe(`Invalid query. ${String(reason)}.`)
  return reason
}

describe('A query of /items without parameters', () => {
  it('asks for the first hundred records', () => {
    expect(parse('')).toEqual({
      limit: 100,
      offset: 0,
      sort: [],
      fields: [],
      filter: null,
      search: null,
      meta: [],
    })
  })

  it('ignores parameters that it does not know', () => {
    expect(parse('lang=en&is_preview=false&utm[source]=line&utm=1')).toEqual(parse(''))
  })
})

describe('Paging', () => {
  it.each([
    ['limit=-1', { limit: -1, offset: 0 }],
    ['limit=0', { limit: 0, offset: 0 }],
    ['limit=-0', { limit: 0, offset: 0 }],
    ['limit=20&page=3', { limit: 20, offset: 40 }],
    ['limit=20&page=0', { limit: 20, offset: 0 }],
    ['limit=20&page=3&offset=7', { limit: 20, offset: 40 }],
    ['limit=-1&page=3&offset=7', { limit: -1, offset: 7 }],
    ['page=1000000', { limit: 100, offset: 99_999_900 }],
  ])('%s is read', (text, expected) => {
    expect(parse(text)).toMatchObject(expected)
  })

  it.each([
    ['limit=-2', '"limit" must be greater than or equal to -1'],
    ['limit=abc', '"limit" must be a number'],
    ['limit=NaN', '"limit" must be a number'],
    ['limit=1e9', '"limit" must be a number'],
    ['limit=1000000000', '"limit" must be less than or equal to 10000'],
    ['limit=0x10', '"limit" must be a number'],
    ['limit=+5', '"limit" must be a number'],
    ['limit=%205%20', '"limit" must be a number'],
    ['limit=1.5', '"limit" must be a number'],
    ['limit=', '"limit" must be a number'],
    ['limit=5&limit=5', '"limit" must not be repeated'],
    ['limit[]=5', '"limit" must not have brackets'],
    ['page=-1', '"page" must be greater than or equal to 0'],
    ['page=1000001', '"page" must be less than or equal to 1000000'],
    ['page=abc', '"page" must be a number'],
    ['offset=-1', '"offset" must be greater than or equal to 0'],
    [`offset=${'9'.repeat(400)}`, '"offset" must be less than or equal to 9007199254740991'],
  ])('%s is refused by name', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })
})

describe('Sorting', () => {
  const keysOf = (text: string) =>
    parse(text).sort.map(
      ({ path, isDescending }) => `${isDescending ? '-' : ''}${path.keys.join('.')}`,
    )

  it.each([
    ['sort=-date_installed,id', ['-date_installed', 'id']],
    ['sort[]=-loads&sort[]=id', ['-loads', 'id']],
    ['sort[0]=data.label', ['data.label']],
    ['sort=-washer.program.minutes', ['-washer.program.minutes']],
    ['sort=', []],
  ])('%s is read', (text, keys) => {
    expect(keysOf(text)).toEqual(keys)
  })

  it.each([
    ['sort=id,,code', '"sort" must be a list of names'],
    ['sort=id&sort=code', '"sort" must not be repeated'],
    ['sort=id&sort[]=code', '"sort" must not be repeated'],
    ['sort[a][b]=code', '"sort" must be a list of names'],
    [
      `sort=${Array.from({ length: 101 }, () => 'id').join(',')}`,
      '"sort" must have at most 100 names',
    ],
    ['sort=settings', '"sort" by "settings" is not supported'],
  ])('%s is refused', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })
})

describe('Fields and meta', () => {
  it('takes own fields, stars and the block of texts', () => {
    expect(parse('fields=id,data.label,*').fields).toEqual(['id', 'data.label', '*'])
    expect(parse('fields[]=id&fields[]=data.*').fields).toEqual(['id', 'data.*'])
  })

  it('reaches through relations, texts and stars included', () => {
    const selectors = ['washer.brand', 'washer.program.data.title', 'washer.*', '*.*.*']
    expect(parse(`fields=${selectors.join(',')}`).fields).toEqual(selectors)
  })

  it.each([
    ['meta=*', ['total_count', 'filter_count']],
    ['meta=filter_count', ['filter_count']],
    ['meta[]=filter_count&meta[]=total_count', ['total_count', 'filter_count']],
  ])('%s is read', (text, meta) => {
    expect(parse(text).meta).toEqual(meta)
  })

  it.each(['meta=count', 'meta=*,count'])('refuses %s', (text) => {
    expect(reasonOf(text)).toMatch(/^"meta\[\d\]" must be one of \[total_count, filter_count\]$/)
  })
})

describe('A field that the table does not have', () => {
  it.each([
    ['fields=id,nofield', 'nofield'],
    ['fields=code.id', 'code.id'],
    ['fields=washer.nofield', 'washer.nofield'],
    ['fields=washer.data.title', 'washer.data.title'],
    ['fields=maker.name', 'maker.name'],
    ['fields=*.code', '*.code'],
    ['sort=nofield', 'nofield'],
    ['sort=-', ''],
    ['sort=washer.nofield', 'washer.nofield'],
    ['filter[nofield][_eq]=1', 'nofield'],
    ['filter[washer][nofield][_eq]=1', 'washer.nofield'],
    ['filter[code][washer][_eq]=1', 'code.washer'],
    ['filter={"constructor":{"_eq":1}}', 'constructor'],
    ['fields=brandName', 'brandName'],
  ])('is forbidden, as if it were hidden: %s', (text, field) => {
    const reason = `You don't have permission to access field "${field}" in collection "machine" or it does not exist. Queried in root.`
    expect(refusal(text)).toEqual({
      status: 403,
      body: { errors: [{ message: reason, extensions: { reason, code: 'FORBIDDEN' } }] },
    })
  })
})

describe('Search', () => {
  it('takes a plus as a space and keeps Thai as it came', () => {
    expect(parse('search=ซัก+อบ').search).toBe('ซัก อบ')
  })

  it.each([
    ['search=%00', '"search" must be plain text'],
    ['search[a]=b', '"search" must not have brackets'],
    [`search=${'ก'.repeat(201)}`, '"search" must have at most 200 characters'],
  ])('%s is refused', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })
})

describe('An attack by size or by name', () => {
  const deepBrackets = `filter${'[_and][0]'.repeat(50)}[id][_eq]=1`
  const deepJson = `filter=${'{"_and":['.repeat(50)}{"id":{"_eq":1}}${']}'.repeat(50)}`
  const many = Array.from({ length: 10_000 }, (_, index) => index + 1)
  const attacks: [string, string][] = [
    ['a filter 50 deep in brackets', deepBrackets],
    ['a filter 50 deep in JSON', deepJson],
    ['a filter 10,000 brackets deep', `filter${'[a]'.repeat(10_000)}=1`],
    ['JSON 15,000 arrays deep', `filter=${'['.repeat(15_000)}${']'.repeat(15_000)}`],
    ['relations that run in circles', `filter=${'{"washer":'.repeat(3000)}1${'}'.repeat(3000)}`],
    ['10,000 values of _in', `filter[id][_in]=${many.join(',')}`],
    ['10,000 values of _in in JSON', `filter={"id":{"_in":[${many.join(',')}]}}`],
    ['10,000 values of _in in brackets', many.map((id) => `filter[id][_in][]=${id}`).join('&')],
    ['600 values of _in', `filter[id][_in]=${many.slice(0, 600).join(',')}`],
    ['a query of 100 KB', `search=${'a'.repeat(102_400)}`],
    ['an unknown parameter of 100 KB', `other=${'a'.repeat(102_400)}`],
    ['5,000 empty conditions', `filter={"_and":[${'{},'.repeat(5000)}{}]}`],
    ['51 conditions', `filter={"_or":[${'{"id":{"_eq":1}},'.repeat(50)}{"id":{"_eq":1}}]}`],
    [
      '600 groups in groups',
      `filter={"_and":[${Array(30)
        .fill(`{"_or":[${Array(30).fill('{"_and":[]}').join(',')}]}`)
        .join(',')}]}`,
    ],
    ['__proto__ in brackets', 'filter[__proto__][_eq]=1'],
    ['constructor in brackets', 'filter[constructor][prototype][x]=1'],
    ['__proto__ in a list', 'sort[__proto__]=id'],
    ['__proto__ in JSON', 'filter={"__proto__":{"_eq":1}}'],
    ['__proto__ as an operator', 'filter={"code":{"__proto__":{"_eq":1}}}'],
    ['unbalanced brackets', 'filter[a=1'],
    ['text between brackets', 'filter[code]x[_eq]=1'],
    ['a filter twice', 'filter[code][_eq]=a&filter[code][_eq]=b'],
    ['a filter in two forms', 'filter={}&filter[code][_eq]=a'],
  ]

  it.each(attacks)('is refused quickly: %s', (_, text) => {
    const start = performance.now()
    const { status } = refusal(text)
    expect([400, 414]).toContain(status)
    expect(performance.now() - start).toBeLessThan(500)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
