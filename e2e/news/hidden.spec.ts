import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

for (const slug of [...demoNews.drafts, demoNews.future]) {
  test(`${slug}, a draft or not yet due, is reached by no address, list, feed, sitemap or call [S4.news.1] [S4.content.1] @desktop`, async ({
    page,
    request,
    contentUrl,
  }) => {
    for (const language of languages) {
      const { path, missing } = newsWords[language]
      const response = await page.goto(`${path}/${slug}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
      const data = await request.get(`${path}/${slug}.data`)
      expect(data.status()).toBe(404)
      expect((await request.get(`${contentUrl}/api/news/${slug}`)).status()).toBe(404)

      const addresses = [
        path,
        `${path}?page=2`,
        `${path}.data`,
        `${path}/feed.xml`,
        `${path}/${demoNews.offer}`,
        '/sitemap.xml',
        language === 'th' ? '/' : '/en',
        ...[1, 2, 3, 4].map((category) => `${path}?category=${category}`),
        `${contentUrl}/api/news?limit=1000`,
      ]
      for (const address of addresses) {
        const answer = await request.get(address)
        expect(answer.status(), address).toBe(200)
        expect((await answer.text()).includes(slug), address).toBe(false)
      }
    }
  })
}
