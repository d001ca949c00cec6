import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

for (const language of languages) {
  test(`a film plays where its poster was, and nothing of it is asked for before (${language}) ${viewportOf(language)}`, async ({
    page,
  }) => {
    const words = newsWords[language]
    const films: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url())
    })
    await page.goto(`${words.path}/${demoNews.withFilm}`, { waitUntil: 'networkidle' })
    await expect(page.locator('video')).toHaveCount(0)
    expect(films).toEqual([])

    await page.getByRole('link', { name: words.play }).click()
    const film = page.locator('video')
    await expect(film).toBeFocused()
    await expect(film).toHaveAttribute('controls', '')
    await expect(film).toHaveAttribute('src', /^\/assets\/[0-9a-f-]{36}$/)
    await expect.poll(() => films.length).toBeGreaterThan(0)
    await expect(page).toHaveURL(new RegExp(`${demoNews.withFilm}$`))
  })
}
