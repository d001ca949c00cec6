import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('the sitemap lists every published branch and all news that are out, in both languages, once @desktop', async ({
  request,
  baseURL,
  contentUrl,
}) => {
  const branches = await slugsOf('branch')
  const news = await slugsOf('news')
  expect(branches.length).toBeGreaterThanOrEqual(120)
  expect(news.length).toBeGreaterThanOrEqual(20)

  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/)
  const text = await sitemap.text()
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const policies = ['/cookiePolicy', '/pagePolicy', '/termsOfService']
  const service = ['/contact', '/problem', '/product', '/investor', '/investor/interest']
  const about = ['our-standard', 'sustainability', 'community', 'careers'].map(
    (slug) => `/about/${slug}`,
  )
  const thai = [
    '/branch',
    ...branches,
    '/news',
    ...news,
    ...service,
    '/about',
    ...about,
    ...policies,
  ]
  const expected = ['/', '/en', ...thai, ...thai.map((path) => `/en${path}`)].map(
    (path) => `${baseURL}${path}`,
  )
  expect(new Set(addresses)).toEqual(new Set(expected))
  expect(addresses).toHaveLength(expected.length)
  expect(text.split('hreflang="x-default"').length - 1).toBe(expected.length)
  const isDated = (path: string) =>
    new RegExp(`<loc>${baseURL}${path}</loc><lastmod>\\d{4}-[^<]+Z</lastmod>`).test(text)
  const undated = expected
    .map((address) => address.slice(baseURL?.length))
    .filter((path) => !isDated(path))
  expect(undated).toEqual([])
  const now = Date.now()
  const dates = Array.from(text.matchAll(/<lastmod>(.*?)<\/lastmod>/g), ([, date = '']) => date)
  expect(dates.filter((date) => now - Date.parse(date) < 1000)).toEqual([])

  async function slugsOf(list: 'branch' | 'news'): Promise<string[]> {
    const answer = await request.get(`${contentUrl}/api/${list}?limit=1000`)
    const { result }: { result: { slug: string }[] } = await answer.json()
    return result.map(({ slug }) => `/${list}/${slug}`)
  }
})

test('robots.txt leads search machines to the sitemap @desktop', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await robots.text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('security.txt says where to report a vulnerability @desktop', async ({ request, baseURL }) => {
  const file = await request.get('/.well-known/security.txt')
  expect(file.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await file.text()
  expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`)
})
