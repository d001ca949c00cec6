import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

const secondsAhead = 20
/** Much shorter than the lifetime of a cached page. */
const seenWithinMilliseconds = 10_000

const coming = { slug: 'opens-in-a-moment', title: 'สาขาที่เปิดในอีกสักครู่' }
const going = { slug: 'over-in-a-moment', title: 'ลดอีกสักครู่เดียว' }
const over = /<p>หมดเขตแล้วเมื่อ/

test('news appear when their time comes and offers leave at their end by themselves, though every page was kept as it was before; the address of what is over says so [S4.news.1] @long @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(180_000)
  const headers = await signIn({ request, contentUrl, administrator })
  const moment = Date.now() + secondsAhead * 1000
  const at = new Date(moment).toISOString()
  for (const news of [
    { ...coming, publishedAt: at },
    { ...going, endsAt: at },
  ]) {
    const data = { ...news, category: 1, _status: 'published' }
    const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, { headers, data })
    expect(created.status(), await created.text()).toBe(201)
  }

  const paths = languages.map((language) => newsWords[language].path)
  const lists = paths.flatMap((path) => [
    path,
    `${path}?category=1`,
    `${path}/feed.xml`,
    `${path}/${demoNews.offer}`,
  ])
  const forComing = [...lists, ...paths.map((path) => `${path}.data`), '/sitemap.xml']
  const forGoing = [...lists, `/search?q=${encodeURIComponent(going.title)}`]
  const articles = paths.flatMap((path) => [
    `${path}/${coming.slug}`,
    `${path}/${coming.slug}.data`,
  ])
  const holds = async (path: string, slug: string) =>
    (await (await request.get(path)).text()).includes(slug)
  const expectAll = async (isAfter: boolean) => {
    for (const path of forComing) expect(await holds(path, coming.slug), path).toBe(isAfter)
    for (const path of forGoing) expect(await holds(path, going.slug), path).toBe(!isAfter)
    for (const path of articles)
      expect((await request.get(path)).status(), path).toBe(isAfter ? 200 : 404)
    const ended = await request.get(`/news/${going.slug}`)
    expect(ended.status()).toBe(200)
    expect(over.test(await ended.text()), 'says that it is over').toBe(isAfter)
  }

  await expect(() => expectAll(false)).toPass({ intervals: [100], timeout: 10_000 })
  // Again: these responses come from the page cache.
  await expectAll(false)
  expect(Date.now(), 'the pages were seen before the moment').toBeLessThan(moment)

  await expect(() => expectAll(true)).toPass({
    intervals: [100],
    timeout: moment - Date.now() + seenWithinMilliseconds,
  })
  expect(Date.now() - moment).toBeGreaterThanOrEqual(0)
})
