import { expect, test } from 'vitest'
import { ownPathOf } from './own-path.ts'

const origin = 'https://fongsai.example'

test.each([
  ['/', '/'],
  ['/en/branch?province=50', '/en/branch?province=50'],
  ['/news/ซักผ้า', '/news/%E0%B8%8B%E0%B8%B1%E0%B8%81%E0%B8%9C%E0%B9%89%E0%B8%B2'],
  ['/branch#top', '/branch'],
])('%j leads back to %j', (path, expected) => {
  expect(ownPathOf(path, origin)).toBe(expected)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'branch',
  '',
  null,
])('%j leads to the home page, never elsewhere', (path) => {
  expect(ownPathOf(path, origin)).toBe('/')
})
