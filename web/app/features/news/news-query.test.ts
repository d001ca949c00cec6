import { expect, test } from 'vitest'
import { printNewsQuery } from './news-query.ts'
import { parseNewsQuery } from './parse-news-query.ts'

const parse = (query: string) => parseNewsQuery(new URLSearchParams(query))

test('the address of a list holds its category and page, and nothing it does not need', () => {
  expect(printNewsQuery({ category: 2, page: 3 })).toBe('?category=2&page=3')
  expect(printNewsQuery({ category: null, page: 1 })).toBe('')
  expect(parse('?category=2&page=3')).toEqual({ category: 2, page: 3 })
})

test('junk in the address asks for nothing', () => {
  for (const junk of ['', 'page=0', 'page=-1', 'page=x', 'category=2%20or%201', 'category=1e3'])
    expect(parse(junk)).toEqual({ category: null, page: 1 })
})

test('a page or category that no service could have is a missing page', () => {
  expect(parse('page=1000001')).toBeNull()
  expect(parse('category=2147483648')).toBeNull()
})
