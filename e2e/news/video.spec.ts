import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

for (const language of languages) {
  test(`a video plays where its poster was, and nothing of it is asked for before (${language}) ${language === 'th' ? '@phone' : '@long @desktop'}`, async ({
    page,
  }) => {
    const words = newsWords[language]
    const videos: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') videos.push(request.url())
    })
    await page.goto(`${words.path}/${demoNews.withVideo}`, { waitUntil: 'networkidle' })
    await expect(page.locator('video')).toHaveCount(0)
    expect(videos).toEqual([])

    await page.getByRole('link', { name: words.play }).click()
    const video = page.locator('video')
    await expect(video).toBeFocused()
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveAttribute('src', /^\/assets\/[0-9a-f-]{36}$/)
    await expect.poll(() => videos.length).toBeGreaterThan(0)
    await expect(page).toHaveURL(new RegExp(`${demoNews.withVideo}$`))
  })
}
