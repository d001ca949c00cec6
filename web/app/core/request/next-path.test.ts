import { expect, test } from 'vitest'
import { nextPathOf } from './next-path.ts'

test.each([
  ['/', '/'],
  ['/account', '/account'],
  ['/en/branch?province=50', '/en/branch?province=50'],
  ['/news/ซักผ้า', '/news/%E0%B8%8B%E0%B8%B1%E0%B8%81%E0%B8%9C%E0%B9%89%E0%B8%B2'],
  ['/branch#top', '/branch'],
  ['/faq?next=//evil.example', '/faq?next=//evil.example'],
])('%j leads on to %j', (next, path) => {
  expect(nextPathOf(next)).toBe(path)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/x/..//evil.example',
  '/./%2fevil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'account',
  `/${'a'.repeat(2001)}`,
  '',
  null,
  undefined,
])('%j leads nowhere', (next) => {
  expect(nextPathOf(next)).toBeNull()
})
