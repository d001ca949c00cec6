import { expect, test } from 'vitest'
import { createPageTargets } from './page-target.ts'
import { createFakeApp } from './testing/fake-app.ts'

const content = { version: 1, mode: 'ok' as const, gate: undefined, renders: [] }
const targetOf = createPageTargets(createFakeApp(content))

test.each([
  ['/', '/', '/_.data'],
  ['/_.data', '/_.data', '/'],
  ['/en', '/en', '/en.data'],
  ['/branch.data', '/branch.data', '/branch'],
  ['/branch/siam', '/branch/siam', '/branch/siam.data'],
  ['/branch?sector=3&page=2', '/branch?page=2&sector=3', '/branch.data?page=2&sector=3'],
  ['/branch?page=&utm_source=line', '/branch', '/branch.data'],
  ['/branch?PAGE=2&__proto__=x', '/branch', '/branch.data'],
  ['/branch?search=', '/branch', '/branch.data'],
  ['/branch/siam?page=2', '/branch/siam', '/branch/siam.data'],
  ['/branch?_routes=list', '/branch', '/branch.data'],
  ['/cookiePolicy', '/cookiePolicy', '/cookiePolicy.data'],
  ['/nowhere', '/nowhere', '/nowhere.data'],
])('%j is the page %j with the twin %j', (rawUrl, url, twinUrl) => {
  expect(targetOf(rawUrl)).toEqual({ url, twinUrl })
})

test('a document and its data are twins of each other, queries included', () => {
  for (const rawUrl of ['/', '/en', '/branch', '/branch?page=2', '/branch/siam']) {
    const twinUrl = targetOf(rawUrl)?.twinUrl ?? ''
    expect(targetOf(twinUrl)).toEqual({ url: twinUrl, twinUrl: rawUrl })
  }
})

test.each([
  '/account',
  '/branch?search=ซัก',
  '/branch.data?search=x&page=2',
  '/branch?page=1&page=1',
  '/branch?page=1%202',
  '/branch?page=<script>',
  `/branch?page=${'1'.repeat(41)}`,
  '/BRANCH',
  '/Branch/siam',
  '/branch/SIAM',
  '/COOKIEPOLICY',
  '/cookiepolicy.data',
  '/branch#top',
  '/branch/../account',
  '/%62ranch',
  '/branch/สยาม',
  '/branch/',
  '//branch',
])('%j is no page to keep', (rawUrl) => {
  expect(targetOf(rawUrl)).toBeNull()
})

test.each(['/.data', '/branch/.data', '/branch/_.data', '/en/_.data', '/_.DATA'])(
  'of the data of a page one spelling is kept, not %j',
  (rawUrl) => {
    expect(targetOf(rawUrl)).toBeNull()
  },
)

test('a wish for some of the routes counts only when it names them as the router does', () => {
  const wish = (routes: string) => targetOf(`/branch/siam.data?_routes=${routes}`)?.url
  expect(wish('branch')).toBe('/branch/siam.data?_routes=branch')
  expect(wish('root%2Cbranch')).toBe('/branch/siam.data?_routes=root%2Cbranch')
  for (const odd of ['branch,root', 'branch,branch', 'account', 'branch,account', ',', 'x'])
    expect(wish(odd)).toBeUndefined()
})

test('a flood of odd addresses changes nothing for the others', () => {
  for (let page = 0; page < 6000; page += 1) targetOf(`/branch?page=${page}&x=${page}`)
  expect(targetOf('/branch')).toEqual({ url: '/branch', twinUrl: '/branch.data' })
})
