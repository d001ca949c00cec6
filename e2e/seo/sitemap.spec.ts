import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('the sitemap lists every published branch in both languages, once @desktop', async ({
  request,
  baseURL,
  contentUrl,
}) => {
  const list = await request.get(`${contentUrl}/api/branch?limit=1000`)
  const { result }: { result: { slug: string }[] } = await list.json()
  expect(result.length).toBeGreaterThanOrEqual(120)

  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/)
  const text = await sitemap.text()
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const paths = ['/', '/en', '/branch', '/en/branch']
  const expected = [
    ...paths,
    ...result.flatMap(({ slug }) => [`/branch/${slug}`, `/en/branch/${slug}`]),
  ].map((path) => `${baseURL}${path}`)
  expect(new Set(addresses)).toEqual(new Set(expected))
  expect(addresses).toHaveLength(expected.length)
  expect(text.split('hreflang="x-default"').length - 1).toBe(expected.length)
})

test('robots.txt leads search machines to the sitemap @desktop', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await robots.text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
