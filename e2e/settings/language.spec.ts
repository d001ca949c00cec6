import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('the chosen language is kept in local storage under lang and leads the home page there; the switch keeps the page and its query [S1.language.2] [S1.language.3] @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()

  await page.getByRole('link', { name: /^EN/ }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')

  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  const redirect = await context.request.get(`${baseURL}/`, { maxRedirects: 0 })
  expect(redirect.status()).toBe(302)
  expect(redirect.headers()['cache-control'] ?? '').not.toMatch(/public/)

  await page.goto('/branch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')

  await page.goto('/en')
  await page.getByRole('link', { name: /^ไทย/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('th')
  await page.goto('/')
  await expect(page).toHaveURL((url) => url.pathname === '/')

  await test.step('a list with filters', async () => {
    await page.goto('/branch?sector=1&province=1&page=1')
    await page.getByRole('link', { name: /^EN/ }).click()
    await expect(page).toHaveURL(isFilteredList('/en/branch'))
    // On a phone the finder is collapsed.
    await expect(
      page.getByRole('combobox', { name: 'Region', includeHidden: true }).locator('option:checked'),
    ).toHaveText('North')
    await page.getByRole('link', { name: /^ไทย/ }).click()
    await expect(page).toHaveURL(isFilteredList('/branch'))
  })
})

test('without a choice the website is Thai, also for a browser that prefers English [S1.language.1] [S1.language.2] @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('link', { name: 'ค้นหาสาขา' }).first()).toBeVisible()
  await context.close()
})

function isFilteredList(path: string) {
  return ({ pathname, searchParams }: URL) =>
    pathname === path &&
    ['sector', 'province', 'page'].every((name) => searchParams.get(name) === '1')
}
