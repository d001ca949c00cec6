import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'
import { withoutJoints } from '../../web/app/core/ui/phrases/keep-together.ts'

for (const language of languages) {
  const words = newsWords[language]

  test(`an article says what, when and of which kind it is, and what else there is, describes itself to search engines and social networks, and is passed on by LINE, Facebook and its copied address (${language}) [S3.news.1] ${language === 'en' ? '@desktop' : '@long @phone'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = `${baseURL}${words.path}/${demoNews.offer}`
    await page.goto(address, { waitUntil: 'networkidle' })
    const article = page.getByRole('article').first()
    await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(article.locator('header time')).toHaveText(words.date)
    await expect(
      article.locator('header').getByRole('link', { name: words.promotions, exact: true }),
    ).toBeVisible()
    await expect(article.locator('.prose')).toContainText(/\d/)
    const cover = article.locator('.article-body__lead img')
    await expect(cover).toHaveAttribute('fetchpriority', 'high')
    await expect(cover).toHaveAttribute('alt', /.{10}/)
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    const related = page.getByRole('complementary')
    await expect(related.getByRole('heading', { name: words.related })).toBeVisible()
    const links = await related
      .locator('li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(0)
    expect(links.length).toBeLessThanOrEqual(3)
    expect(links.filter((link) => !link.startsWith(`${words.path}/`))).toEqual([])
    expect(links.filter((link) => link.endsWith(demoNews.offer))).toEqual([])

    await test.step('its head', async () => {
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
        'content',
        /.{10}/,
      )
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
        'href',
        `${baseURL}${words.path}/feed.xml`,
      )
      const records = await page.locator('script[type="application/ld+json"]').allTextContents()
      const [news, trail] = records.map((text): unknown => JSON.parse(text))
      expect(news).toMatchObject({
        '@type': 'NewsArticle',
        headline: withoutJoints(await page.getByRole('heading', { level: 1 }).innerText()),
        datePublished: await page.locator('header time').getAttribute('datetime'),
        inLanguage: language,
        mainEntityOfPage: address,
        publisher: { '@type': 'Organization', name: language === 'th' ? 'ฟองใส' : 'Fongsai' },
      })
      expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    })

    await test.step('links within an English article stay in English', async () => {
      if (language === 'th') return
      const paths = await page
        .locator('.prose a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter((path) => !/^\/(en(\/|$)|assets\/)/.test(path))).toEqual([])
    })

    await test.step('passed on', async () => {
      const line = page.locator('main').getByRole('link', { name: words.line })
      await expect(line).toHaveAttribute(
        'href',
        `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(address)}`,
      )
      const facebook = page.locator('main').getByRole('link', { name: words.facebook })
      await expect(facebook).toHaveAttribute(
        'href',
        `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
      )
      for (const link of [line, facebook]) await expect(link).toHaveAttribute('rel', /noopener/)
      await page.getByRole('button', { name: words.copy }).click()
      await expect(page.getByRole('status').filter({ hasText: words.copied })).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  })
}

test('an article found by its number has one address, that of its slug [S7.news.3] @desktop', async ({
  request,
  contentUrl,
}) => {
  const answer = await request.get(`${contentUrl}/api/news/${demoNews.offer}`)
  const { result }: { result: { id: number } } = await answer.json()
  for (const language of languages) {
    const { path } = newsWords[language]
    const response = await request.get(`${path}/${result.id}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers()['location']).toBe(`${path}/${demoNews.offer}`)
  }
})
