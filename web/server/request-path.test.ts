import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath } from './request-path.ts'

test.each([
  ['/', { kind: 'ok', path: '/', search: '' }],
  ['/branch?page=2?x', { kind: 'ok', path: '/branch', search: '?page=2?x' }],
  ['/branch/%E0%B8%8B%E0%B8%B1%E0%B8%81', { kind: 'ok' }],
  ['/branch/', { kind: 'redirect', to: '/branch' }],
  ['/branch///?page=2', { kind: 'redirect', to: '/branch?page=2' }],
  ['/en//branch', { kind: 'redirect', to: '/en/branch' }],
  ['//evil.example', { kind: 'bad' }],
  ['/\\evil.example', { kind: 'bad' }],
  ['http://evil.example/', { kind: 'bad' }],
  ['*', { kind: 'bad' }],
  ['', { kind: 'bad' }],
  ['/%E0%B8', { kind: 'bad' }],
  ['/a%00b', { kind: 'bad' }],
])('the address %j is %j', (rawUrl, check) => {
  expect(checkPath(rawUrl)).toMatchObject(check)
})

test('no redirect leaves the website or leads to another redirect', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2f',
    '%5c',
    'evil.example',
    '?',
    '@',
    '#',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
      const check = checkPath(some.join(''))
      if (check.kind !== 'redirect') return
      expect(new URL(check.to, 'https://www.fongsai.example').host).toBe('www.fongsai.example')
      expect(checkPath(check.to).kind).toBe('ok')
    }),
    { numRuns: 5000 },
  )
})
