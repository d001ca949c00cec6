import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

const secondsAhead = 20
/** Long before a kept page would be made anew by itself. */
const goneWithinMilliseconds = 10_000

test('an offer leaves every list and search at its end, though the pages were kept with it, and its address says that it is over @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(180_000)
  const headers = await signIn({ request, contentUrl, administrator })
  const slug = 'over-in-a-moment'
  const title = 'ลดอีกสักครู่เดียว'
  const ends = Date.now() + secondsAhead * 1000
  const endsAt = new Date(ends).toISOString()
  const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, {
    headers,
    data: { slug, title, category: 1, endsAt, _status: 'published' },
  })
  expect(created.status(), await created.text()).toBe(201)

  const paths = languages.map((language) => newsWords[language].path)
  const lists = paths.flatMap((path) => [
    path,
    `${path}?category=1`,
    `${path}/feed.xml`,
    `${path}/${demoNews.offer}`,
  ])
  const search = `/search?q=${encodeURIComponent(title)}`
  lists.push(search)
  const holds = async (path: string) => (await (await request.get(path)).text()).includes(slug)
  await expect(async () => {
    for (const path of lists) expect(await holds(path), path).toBe(true)
  }).toPass({ intervals: [100], timeout: 10_000 })
  const over = /<p>หมดเขตไปแล้วเมื่อ/
  expect(await (await request.get(`/news/${slug}`)).text()).not.toMatch(over)
  expect(Date.now(), 'the pages were seen before the end').toBeLessThan(ends)

  await expect(async () => {
    for (const path of lists) expect(await holds(path), path).toBe(false)
    const article = await request.get(`/news/${slug}`)
    expect(article.status()).toBe(200)
    expect(await article.text()).toMatch(over)
  }).toPass({ intervals: [100], timeout: ends - Date.now() + goneWithinMilliseconds })
  expect(Date.now() - ends).toBeGreaterThanOrEqual(0)
})
