import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, newsList, newsWords } from './news-pages.ts'

test('without scripts a visitor chooses a category, turns pages and reads an article; the pictures of an album and its video are links to the files', async ({
  page,
  request,
}) => {
  const list = newsList(page, 'th')
  await page.goto('/news')
  await list.pager.getByRole('link', { name: list.words.next }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(list.cards.first()).toBeVisible()
  await list.categories.getByRole('link', { name: list.words.promotions }).click()
  await expect(page).toHaveURL(/\?category=\d+$/)
  await expect(list.cards.filter({ hasNotText: list.words.promotions })).toHaveCount(0)
  expect(await list.cards.count()).toBeGreaterThan(0)
  await list.titles.first().getByRole('link').click()
  await expect(page.locator('.prose')).toBeVisible()
  await expect(page.getByRole('button', { name: list.words.copy })).toBeHidden()
  await expect(page.locator('main').getByRole('link', { name: list.words.line })).toBeVisible()

  const words = newsWords.th
  await page.goto(`/news/${demoNews.withVideo}`)
  const video = await page.getByRole('link', { name: words.play }).getAttribute('href')
  expect(video).toMatch(/^\/assets\//)
  const answer = await request.get(video ?? '', { headers: { range: 'bytes=0-99' } })
  expect(answer.status()).toBe(206)
  expect(answer.headers()['content-type']).toBe('video/mp4')

  const thumbnails = page.getByRole('region', { name: words.album }).getByRole('link')
  expect(await thumbnails.count()).toBeGreaterThanOrEqual(3)
  const picture = await thumbnails.first().getAttribute('href')
  const large = await request.get(picture ?? '')
  expect(large.headers()['content-type']).toBe('image/webp')
})
