import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

const secondsAhead = 20
/** Long before a kept page would be made anew by itself. */
const seenWithinMilliseconds = 10_000

test('news appear by themselves when their time comes, though every page was kept without them [S4.news.1] @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(180_000)
  const headers = await signIn({ request, contentUrl, administrator })
  const slug = 'opens-in-a-moment'
  const due = Date.now() + secondsAhead * 1000
  const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, {
    headers,
    data: {
      slug,
      title: 'สาขาที่เปิดในอีกสักครู่',
      category: 1,
      publishedAt: new Date(due).toISOString(),
      _status: 'published',
    },
  })
  expect(created.status(), await created.text()).toBe(201)

  const paths = languages.map((language) => newsWords[language].path)
  const lists = paths.flatMap((path) => [
    path,
    `${path}.data`,
    `${path}?category=1`,
    `${path}/feed.xml`,
    `${path}/${demoNews.offer}`,
  ])
  lists.push('/sitemap.xml')
  const articles = paths.flatMap((path) => [`${path}/${slug}`, `${path}/${slug}.data`])
  // Twice: the second answers come from the page cache.
  for (const round of ['made', 'kept']) {
    for (const path of lists)
      expect((await (await request.get(path)).text()).includes(slug), `${path} ${round}`).toBe(
        false,
      )
    for (const path of articles) expect((await request.get(path)).status(), path).toBe(404)
  }
  expect(Date.now(), 'the pages were seen before the moment').toBeLessThan(due)

  await expect(async () => {
    for (const path of lists)
      expect((await (await request.get(path)).text()).includes(slug), path).toBe(true)
    for (const path of articles) expect((await request.get(path)).status(), path).toBe(200)
  }).toPass({ intervals: [100], timeout: due - Date.now() + seenWithinMilliseconds })
  expect(Date.now() - due).toBeGreaterThanOrEqual(0)
})
