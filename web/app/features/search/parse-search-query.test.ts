import { expect, it } from 'vitest'
import { parseSearchQuery } from './parse-search-query.ts'
import { printSearchQuery } from './search-query.ts'

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query))

it('reads text and page, and ignores junk', () => {
  expect(parse('q=+เชียงใหม่+&page=2')).toEqual({ text: 'เชียงใหม่', page: 2, isTooLong: false })
  expect(parse('q=a%00b&page=-1')).toEqual({ text: 'a b', page: 1, isTooLong: false })
  expect(parse('')).toEqual({ text: '', page: 1, isTooLong: false })
})

it('says of a text that it is too long, and of a page that there can be none', () => {
  expect(parse(`q=${'ก'.repeat(101)}`)?.isTooLong).toBe(true)
  expect(parse(`q=${'ก'.repeat(100)}`)?.isTooLong).toBe(false)
  expect(parse('q=a&page=1000001')).toBeNull()
})

it('is read as it was written', () => {
  const printed = printSearchQuery('ซัก & อบ', 3)
  expect(parse(printed)).toEqual({ text: 'ซัก & อบ', page: 3, isTooLong: false })
})
