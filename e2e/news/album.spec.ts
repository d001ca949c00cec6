import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

function album(page: Page, language: 'th' | 'en') {
  const words = newsWords[language]
  const stage = page.getByRole('dialog')
  return {
    thumbnails: page.getByRole('region', { name: words.album }).getByRole('link'),
    stage,
    next: stage.getByRole('button', { name: words.nextPicture }),
    close: stage.getByRole('button', { name: words.closeAlbum }),
    position: stage.getByText(/^\d+ \/ \d+$/),
    track: stage.locator('.lightbox__track'),
  }
}

/** Opens an article with an album and waits for hydration, before which the images are plain links. */
async function openArticle(page: Page, language: 'th' | 'en'): Promise<void> {
  await page.goto(`${newsWords[language].path}/${demoNews.offer}`, { waitUntil: 'networkidle' })
}

for (const language of languages) {
  test(`the pictures of an article open large and are turned by button and key (${language}) [S7.news.4] ${language === 'en' ? '@desktop' : '@long @phone'}`, async ({
    page,
  }) => {
    const { thumbnails, stage, next, close, position } = album(page, language)
    await openArticle(page, language)
    const count = await thumbnails.count()
    expect(count).toBeGreaterThanOrEqual(3)
    await thumbnails.nth(1).click()
    await expect(stage).toBeVisible()
    await expect(position).toHaveText(`2 / ${count}`)
    await next.click()
    await expect(position).toHaveText(`3 / ${count}`)
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText(`2 / ${count}`)
    await page.keyboard.press('End')
    await expect(position).toHaveText(`${count} / ${count}`)
    const large = stage.locator('img').last()
    // In CSS pixels: wider than any thumbnail on a phone.
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    await close.click()
    await expect(stage).toBeHidden()
    await expect(thumbnails.nth(1)).toBeFocused()
  })
}

test('the keyboard alone opens the album, and Escape leads back to the picture it began with @long @desktop', async ({
  page,
}) => {
  const { thumbnails, stage, position } = album(page, 'th')
  await openArticle(page, 'th')
  await thumbnails.first().focus()
  await page.keyboard.press('Enter')
  await expect(position).toHaveText(/^1 \//)
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText(/^2 \//)
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(thumbnails.first()).toBeFocused()
})

test('a finger turns the pictures of an album @phone', async ({ page }) => {
  const { thumbnails, track, position } = album(page, 'th')
  await openArticle(page, 'th')
  await thumbnails.first().tap()
  await expect(position).toHaveText(/^1 \//)
  // The effect of a swipe: scrolls by one image.
  await track.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }))
  await expect(position).toHaveText(/^2 \//)
})

test('the album is fetched with the articles that have one, and its large pictures once it opens @long @desktop', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto(`/news/${demoNews.plain}`, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/lightbox'))).toEqual([])
  await page.goto(`/news/${demoNews.offer}`, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/lightbox-'))).toHaveLength(1)
  await expect(page.locator('.lightbox__slide')).toHaveCount(0)
})
