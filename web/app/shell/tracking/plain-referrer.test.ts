import { expect, test } from 'vitest'
import { plainReferrer } from './plain-referrer.ts'

test('of a page of this site only the origin is told, of another one no query', () => {
  const own = 'https://fongsai.example'
  expect(plainReferrer(`${own}/problem/7K3M-Q9TD`, own)).toBe(`${own}/`)
  expect(plainReferrer('https://m.example/a?q=somchai#x', own)).toBe('https://m.example/a')
  expect(plainReferrer('', own)).toBe('')
})
