import { expect, test } from 'vitest'
import { knownPath, routeWords } from './known-path.ts'

const words = routeWords(['/branch/:slug', 'problem/:reference', 'en/news', '/contact', '/en/*'])

test.each([
  ['/', '/'],
  ['/en/news', '/en/news'],
  ['/news/branch', '/news/branch'],
  ['/branch;search=0812345678', '/…'],
  ['/branch%3Fsearch=0812345678', '/…'],
  ['/branch/0812345678', '/branch/…'],
  ['/problem;x/7K3M-Q9TD', '/…'],
  ['/%EF%BD%90roblem/7K3M-Q9TD', '/…'],
  ['/en/probl%D0%B5m/7K3M-Q9TD', '/en/…'],
  ['/%25252570roblem/7K3M-Q9TD', '/…'],
  [String.raw`/problem\7K3M-Q9TD`, '/…'],
  ['/problm/7K3M-Q9TD', '/…'],
  ['/branch/problem/7K3M-Q9TD', '/branch/problem/…'],
  ['/7K3M-Q9TD', '/…'],
  ['/en//problem/7K3M-Q9TD', '/en/…'],
  ['/branch/', '/branch/…'],
  ['/branch.data?_routes=0812345678', '/branch.data'],
  ['/contact', '/contact'],
  ['/?search=0812345678', '/'],
  ['http://host.example/branch/0812345678', '…'],
  ['*', '…'],
])('of %s known is %s', (target, path) => {
  expect(knownPath(target, words)).toBe(path)
})

test('a parameter and a wildcard of a route are no words', () => {
  expect([...words].toSorted()).toEqual(['branch', 'contact', 'en', 'news', 'problem'])
})
