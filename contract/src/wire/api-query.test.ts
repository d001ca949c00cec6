import { describe, expect, it } from 'vitest'
import { branchCalls, maxBranchIds } from '../branch/branch.calls.ts'
import { apiQueryParser } from './api-query.ts'
import { previewParameter } from './parameters.ts'

function parse(text: string) {
  return apiQueryParser(branchCalls.listBranches.query)(new URLSearchParams(text))
}

describe('The query of a paged /api list', () => {
  it('asks for the first twelve when nothing is said [S7.branch.2]', () => {
    expect(parse('')).toEqual({ limit: 12, page: 1 })
  })

  it('takes limit, page, sector and province [S7.branch.2]', () => {
    expect(parse('limit=2&page=3&sector=1&province=38')).toEqual({
      limit: 2,
      page: 3,
      sector: 1,
      province: 38,
    })
  })

  it('takes the limit of 1000 that a search sets [S9.constants.4]', () => {
    expect(parse('limit=1000&search=+เชียงใหม่+')).toEqual({
      limit: 1000,
      page: 1,
      search: 'เชียงใหม่',
    })
  })

  it('takes ids, and no search for an empty one', () => {
    expect(parse('ids=7,+12&search=+')).toEqual({ limit: 12, page: 1, ids: [7, 12] })
  })

  it('ignores parameters that it does not know, repeated ones too', () => {
    expect(parse('utm_source=line&utm_source=x&__proto__=1&sort=-id')).toEqual(parse(''))
  })

  it.each([
    ['limit=-1', '"limit" must be greater than or equal to 1'],
    ['limit=0', '"limit" must be greater than or equal to 1'],
    ['limit=1001', '"limit" must be less than or equal to 1000'],
    ['limit=1e9', '"limit" must be a number'],
    ['limit=NaN', '"limit" must be a number'],
    ['limit=', '"limit" must be a number'],
    ['page=0', '"page" must be greater than or equal to 1'],
    ['page=-1', '"page" must be greater than or equal to 1'],
    ['page=1000001', '"page" must be less than or equal to 1000000'],
    ['page=2&page=2', '"page" must not be repeated'],
    ['sector=north', '"sector" must be a number'],
    ['sector=99999999999', '"sector" must be less than or equal to 2147483647'],
    ['province=1%27%20OR%201=1', '"province" must be a number'],
    ['search=%00', '"search" must be plain text'],
    [`search=${'ก'.repeat(201)}`, '"search" must have at most 200 characters'],
    ['ids=', '"ids" must be a number'],
    ['ids=1,,2', '"ids" must be a number'],
    [
      `ids=${Array(maxBranchIds + 1)
        .fill(1)
        .join(',')}`,
      '"ids" must have at most 50 ids',
    ],
    [`ids=${Array(10_000).fill(1).join(',')}`, '"ids" must have at most 50 ids'],
  ])('%s is refused by name', (text, reason) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_QUERY', message: `Invalid query. ${reason}.` }),
    )
  })

  it.each([
    ['100 KB', `search=${'a'.repeat(102_400)}`],
    ['10,000 parameters', 'a=1&'.repeat(10_000)],
  ])('is too long with %s', (_, text) => {
    const start = performance.now()
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'URI_TOO_LONG' }))
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('is_preview', () => {
  const read = (text: string) =>
    apiQueryParser({ is_preview: previewParameter })(new URLSearchParams(text)).is_preview

  it.each([
    ['', undefined],
    ['is_preview=true', true],
    ['is_preview=false', false],
  ])('"%s" is read', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each(['is_preview=', 'is_preview=1', 'is_preview=TRUE'])('%s is refused', (text) => {
    expect(() => read(text)).toThrow('"is_preview" must be one of [true, false]')
  })
})
