import { expect, test } from 'vitest'
import { printSitemap } from './sitemap.ts'

const sitemap = printSitemap('https://fongsai.example', [
  { path: '/' },
  { path: '/branch/a&b', changedAt: '2026-11-18T03:00:00.000Z' },
])

test('a page is listed once per language', () => {
  const locations = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc)
  expect(locations).toEqual([
    'https://fongsai.example/',
    'https://fongsai.example/en',
    'https://fongsai.example/branch/a&amp;b',
    'https://fongsai.example/en/branch/a&amp;b',
  ])
})

test('each names its alternates, itself included', () => {
  const [first = ''] = sitemap.match(/<url>.*<\/url>/) ?? []
  expect(first).toContain('hreflang="th" href="https://fongsai.example/"')
  expect(first).toContain('hreflang="en" href="https://fongsai.example/en"')
  expect(first).toContain('hreflang="x-default" href="https://fongsai.example/"')
})

test('a page says when it changed, where that is known', () => {
  const dates = Array.from(sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g), ([, date]) => date)
  expect(dates).toEqual(['2026-11-18T03:00:00.000Z', '2026-11-18T03:00:00.000Z'])
})

test('a page without English is listed only in Thai, without alternates', () => {
  const page = { path: '/news/dry', isUntranslated: true }
  const xml = printSitemap('https://fongsai.example', [page])
  expect(xml).toContain('<url><loc>https://fongsai.example/news/dry</loc></url>')
  expect(xml).not.toMatch(/\/en\/|hreflang=/)
})
