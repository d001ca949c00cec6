import { expect, test } from 'vitest'
import { linksByPage } from './page-styles.ts'
import { fakeGraph } from './testing/fake-graph.ts'

const graph = fakeGraph({
  '/app/root.tsx': ['/app/shell/header.css'],
  '/app/features/news/article.page.tsx': ['/app/features/news/album.tsx', '/app/ui/card/card.css'],
  '/app/features/news/album.tsx': ['/app/ui/lightbox/lightbox.tsx later'],
  '/app/ui/lightbox/lightbox.tsx': ['/app/ui/lightbox/lightbox.css'],
  '/app/features/contact/contact.page.tsx': ['/app/ui/card/card.css'],
})
const names: Record<string, string> = {
  '/app/shell/header.css': 'core',
  '/app/ui/card/card.css': 'core',
  '/app/ui/lightbox/lightbox.css': 'news',
}
const nameOf = (id: string) => names[id] ?? null

test('the root links what all pages have, and a page the rest of its own, with what comes on demand', () => {
  const addresses = new Map([
    ['core', 'build/core-1.css'],
    ['news', 'build/news-1.css'],
  ])
  expect(Object.fromEntries(linksByPage(graph, addresses, nameOf))).toEqual({
    '/app/root.tsx': new Set(['build/core-1.css']),
    '/app/features/news/article.page.tsx': new Set(['build/news-1.css']),
    '/app/features/contact/contact.page.tsx': new Set(),
  })
})

test('a build whose styles went elsewhere fails instead of losing them', () => {
  expect(() => linksByPage(graph, new Map([['core', 'build/core-1.css']]), nameOf)).toThrow(
    /lightbox\.css belongs to .*: news/,
  )
})
