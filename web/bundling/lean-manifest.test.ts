import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const route = (id: string, path?: string) => ({
  id,
  parentId: 'root',
  ...(path !== undefined && { path }),
  module: `/build/${id.slice(3)}.js`,
  imports: ['/build/parts.js'],
})
const routes = {
  root: { id: 'root', path: '', module: '/build/root.js', imports: [] },
  'th.home': { ...route('th.home'), index: true },
  'th.news': route('th.news', 'news/:slug'),
  'en.home': { ...route('en.home', 'en'), index: true },
  'en.news': route('en.news', 'en/news/:slug'),
  'routes/robots': { id: 'routes/robots', path: 'robots.txt' },
}
const print = (all: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes: all })};`

test('The browser has the routes that it had, of fewer bytes', () => {
  const lean = leanManifest(print(routes))
  expect(lean).not.toContain('en/news')
  const window: { __reactRouterManifest?: object } = {}
  runInNewContext(lean, { window, Object })
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual({ version: '1', routes })
})

test.each([
  ['is missing', { 'en.news': undefined }],
  ['is of another page', { 'en.news': { ...route('en.news', 'en/news/:slug'), module: '/x.js' } }],
  ['stands alone', { 'en.more': route('en.more', 'en/more') }],
])('A build in which an English route %s is none', (_, more) => {
  expect(() => leanManifest(print({ ...routes, ...more }))).toThrow('English routes')
})
