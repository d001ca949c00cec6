import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath } from './request-path.ts'

test.each([
  ['/', { kind: 'ok', path: '/', search: '' }],
  ['/branch?page=2?x', { kind: 'ok', path: '/branch', search: '?page=2?x' }],
  ['/branch/%E0%B8%8B%E0%B8%B1%E0%B8%81', { kind: 'ok' }],
  ['/branch/', { kind: 'redirect', path: '/branch', search: '' }],
  ['/branch///?page=2', { kind: 'redirect', path: '/branch', search: '?page=2' }],
  ['/en//branch', { kind: 'redirect', path: '/en/branch', search: '' }],
  ['//evil.example', { kind: 'redirect', path: '/evil.example', search: '' }],
  ['//branch', { kind: 'redirect', path: '/branch', search: '' }],
  ['/%62r%61nch?q=%62', { kind: 'redirect', path: '/branch', search: '?q=%62' }],
  ['/branch/../news', { kind: 'redirect', path: '/news', search: '' }],
  ['/branch/%2E%2e/news/.', { kind: 'redirect', path: '/news', search: '' }],
  ['/../..', { kind: 'redirect', path: '/', search: '' }],
  ['/branch#top?page=2', { kind: 'redirect', path: '/branch', search: '' }],
  ['/branch/%e0%b8%8b', { kind: 'redirect', path: '/branch/%E0%B8%8B', search: '' }],
  [
    Buffer.from('/branch/ซัก').toString('latin1'),
    { kind: 'redirect', path: '/branch/%E0%B8%8B%E0%B8%B1%E0%B8%81', search: '' },
  ],
  [Buffer.from('/caf\u00e9', 'latin1').toString('latin1'), { kind: 'bad' }],
  ['/a%2Fb%252e', { kind: 'ok', path: '/a%2Fb%252e' }],
  ['/a%2fb', { kind: 'redirect', path: '/a%2Fb', search: '' }],
  ['/a"b', { kind: 'redirect', path: '/a%22b', search: '' }],
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
    '%2e',
    '%41',
    '%25',
    '%09',
    '\u00e0\u00b8\u008b',
    '.data',
    'evil.example',
    '?',
    '@',
    '#',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
      const check = checkPath(some.join(''))
      if (check.kind !== 'redirect') return
      const to = check.path + check.search
      expect(new URL(to, 'https://www.fongsai.example').host).toBe('www.fongsai.example')
      expect(checkPath(to).kind).toBe('ok')
    }),
    { numRuns: 5000 },
  )
})
