import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

const hidden = [...demoNews.drafts, demoNews.future]

test('what is a draft or not yet due is reached by no address, list, feed, sitemap or call [S4.news.1] [S4.content.1] @desktop', async ({
  request,
  contentUrl,
}) => {
  for (const language of languages) {
    const { path, missing } = newsWords[language]
    for (const slug of hidden) {
      for (const address of [
        `${path}/${slug}`,
        `${path}/${slug}.data`,
        `${contentUrl}/api/news/${slug}`,
      ])
        expect((await request.get(address)).status(), address).toBe(404)
    }
    expect(await (await request.get(`${path}/${hidden[0]}`)).text()).toMatch(`${missing}</h1>`)

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
      const text = await answer.text()
      expect(
        hidden.filter((slug) => text.includes(slug)),
        address,
      ).toEqual([])
    }
  }
})
