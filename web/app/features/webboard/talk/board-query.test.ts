import { describe, expect, test } from 'vitest'
import { firstPosts, printBoardQuery, type BoardQuery } from './board-query.ts'
import { parseBoardQuery } from './parse-board-query.ts'

const parse = (query: string, site: 'th' | 'en') =>
  parseBoardQuery(new URLSearchParams(query), site)

test('the board begins with posts in all languages in Thai, and with English posts in English', () => {
  expect(parse('', 'th')).toEqual(firstPosts('th'))
  expect(parse('', 'th')?.language).toBeNull()
  expect(parse('', 'en')).toEqual(firstPosts('en'))
  expect(parse('', 'en')?.language).toBe('en')
})

test('the newest posts are those in all languages', () => {
  expect(parse('order=newest', 'en')).toMatchObject({ language: null, order: 'newest' })
})

describe.each(['th', 'en'] as const)('A view of the board (%s)', (site) => {
  test.each<Partial<BoardQuery>>([
    {},
    { page: 3 },
    { language: null },
    { language: 'en', page: 2 },
    { language: 'th' },
    { language: null, order: 'newest' },
    { filter: 'unanswered' },
    { filter: 'unanswered', language: null },
    { scope: 'own', page: 2 },
    { search: 'ผ้านวม', page: 2 },
  ])('is read from its address as it was printed: %j', (view) => {
    expect(parse(printBoardQuery(site, view), site)).toEqual({ ...firstPosts(site), ...view })
  })
})
