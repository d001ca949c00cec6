import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { branchFixture } from '../branch/branch.fixtures.ts'
import { branchWire } from '../branch/branch.wire.ts'
import { items, list, one, page, singleton } from './answer.ts'
import { pageBody } from './envelope.ts'

const { clean, wire } = branchFixture

describe('A page of a list', () => {
  it('reads total, next and result [S3.branch.4]', () => {
    const body = {
      total: { total_page: 11, total: 126 },
      next: { page: 2, limit: 12 },
      result: [wire.th],
    }
    expect(page(branchWire).decode(body, 'th')).toEqual({
      totalPages: 11,
      total: 126,
      next: { page: 2, limit: 12 },
      items: [clean.th],
    })
  })

  it.each([
    ['its list under data', { total: { total_page: 1, total: 1 }, next: null, data: [wire.th] }],
    ['counts as texts', { total: { total_page: '1', total: '1' }, next: null, result: [wire.th] }],
    ['no count of the records', { total: { total_page: 1 }, result: [wire.th] }],
    ['nothing but the list', { result: [wire.th] }],
  ])('is the same with %s', (_, body) => {
    expect(page(branchWire).decode(body, 'th')).toEqual({
      totalPages: 1,
      total: 1,
      next: null,
      items: [clean.th],
    })
  })

  it('reads the next page from texts', () => {
    const body = { total: { total_page: 2 }, next: { page: '2', limit: '12' }, result: [] }
    expect(page(branchWire).decode(body, 'th').next).toEqual({ page: 2, limit: 12 })
  })
})

describe('A list and a record', () => {
  it.each([
    ['list', list(branchWire)],
    ['items', items(branchWire)],
  ])('of the kind %s stand under result or data', (_, answer) => {
    expect(answer.decode({ result: [wire.th] }, 'th')).toEqual([clean.th])
    expect(answer.decode({ meta: { total_count: 1 }, data: [wire.th] }, 'th')).toEqual([clean.th])
    expect(answer.decode({ data: [] }, 'th')).toEqual([])
  })

  it.each([
    ['one', one(branchWire)],
    ['singleton', singleton(branchWire)],
  ])('of the kind %s stand under result or data', (_, answer) => {
    expect(answer.decode({ result: wire.en }, 'en')).toEqual(clean.en)
    expect(answer.decode({ data: wire.en }, 'en')).toEqual(clean.en)
  })

  it.each([{}, null, [], 'text', { result: 'text' }, { result: {} }, { data: null }])(
    'are no list when the body is %j',
    (body) => {
      expect(() => list(branchWire).decode(body, 'th')).toThrow(ZodError)
      expect(() => page(branchWire).decode(body, 'th')).toThrow(ZodError)
      expect(() => one(branchWire).decode(body, 'th')).toThrow(ZodError)
    },
  )
})

describe('The body of a page', () => {
  it.each([
    [{ page: 1, limit: 12 }, 126, 11, { page: 2, limit: 12 }],
    [{ page: 11, limit: 12 }, 126, 11, null],
    [{ page: 12, limit: 12 }, 126, 11, null],
    [{ page: 1, limit: 12 }, 12, 1, null],
    [{ page: 1, limit: 12 }, 0, 0, null],
  ])('for %j of %d records has %d pages [S3.branch.4]', (paging, total, totalPages, next) => {
    expect(pageBody([], paging, total)).toEqual({
      total: { total_page: totalPages, total },
      next,
      result: [],
    })
  })
})
