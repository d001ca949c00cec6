import { expect, test } from 'vitest'
import { decideRequest, type AskedFor } from './decide-request.ts'

const origin = 'https://fongsai.example'

function decide(path: string, asked: Partial<AskedFor> = {}) {
  const request: AskedFor = {
    url: new URL(path, origin).href,
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
    ...asked,
  }
  return decideRequest(request, origin)
}

test.each([
  '/',
  '/branch',
  '/branch/chiang-mai-nimman-9',
  '/news?page=2',
  '/problem',
  '/no-such-page',
])('a visit of %s goes to the network, and offline to the page in Thai', (path) => {
  expect(decide(path)).toMatchObject({ kind: 'page', language: 'th' })
})

test('the offline page is in the language of the address', () => {
  expect(decide('/en')).toMatchObject({ kind: 'page', language: 'en' })
  expect(decide('/en/branch/siam')).toMatchObject({ kind: 'page', language: 'en' })
  expect(decide('/energy')).toMatchObject({ kind: 'page', language: 'th' })
})

test('list and branches are told from other pages', () => {
  const isAboutBranches = (path: string) => expect.soft(decide(path), path)
  for (const path of ['/branch', '/branch?province=50', '/en/branch/siam'])
    isAboutBranches(path).toMatchObject({ isAboutBranches: true })
  for (const path of ['/', '/en', '/branches', '/news/branch'])
    isAboutBranches(path).toMatchObject({ isAboutBranches: false })
})

const membersPages = [
  '/login',
  '/logout',
  '/register',
  '/account',
  '/download',
  '/enews',
  '/webboard',
  '/faq',
  '/notifications',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/verify-email',
  '/undo-email',
  '/appeal',
  '/mail-start',
  '/unsubscribe',
]

test.each(membersPages)('%s and what lies below it is left alone, in both languages', (path) => {
  for (const address of [
    path,
    `${path}/12?next=1`,
    `/en${path}`,
    `/en${path}/a/b`,
    path.toUpperCase(),
  ])
    expect.soft(decide(address), address).toEqual({ kind: 'leave' })
})

test('a page whose name only begins like that of members is a page like others', () => {
  expect(decide('/faqs')).toMatchObject({ kind: 'page' })
})

test.each([
  '/admin',
  '/admin/collections/branches',
  '/assets/1d7e3c52-90ab-4f0e-b1c2-5a6d7e8f9012',
  '/branch.data',
  '/_.data',
  '/branch/directory.json',
  '/news/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/build/root.css',
  '/offline',
  '/en/offline?seen=1',
])('%s is no page: opened as one it is left alone', (path) => {
  expect(decide(path)).toEqual({ kind: 'leave' })
})

test.each(['POST', 'PUT', 'HEAD'])('what is sent by %s is left alone', (method) => {
  expect(decide('/contact', { method })).toEqual({ kind: 'leave' })
})

test('another origin is left alone, whatever is asked there', () => {
  expect(decide('https://evil.example/branch')).toEqual({ kind: 'leave' })
  expect(decide('https://evil.example/build/a.css', { mode: 'cors', destination: 'font' })).toEqual(
    { kind: 'leave' },
  )
})

test('styles, fonts and drawings of the build come as kept; scripts, data and pictures are left alone', () => {
  const subresource = (path: string, destination: RequestDestination) =>
    decide(path, { mode: 'no-cors', destination }).kind
  expect(subresource('/build/offline-a1b2.css', 'style')).toBe('file')
  expect(subresource('/build/mitr-a1b2.woff2', 'font')).toBe('file')
  expect(subresource('/build/icons-a1b2.svg', 'image')).toBe('file')
  expect(subresource('/build/parts-a1b2.js', 'script')).toBe('leave')
  expect(subresource('/branch.data', '')).toBe('leave')
  expect(subresource('/branch/directory.json', '')).toBe('leave')
  expect(subresource('/assets/1d7e3c52', 'image')).toBe('leave')
  expect(subresource('/account', '')).toBe('leave')
})
