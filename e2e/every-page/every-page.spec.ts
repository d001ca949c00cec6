import { expect } from '@playwright/test'
import { bannerOf } from '../consent/consent-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { test } from '../support/test.ts'
import { expectToFit } from './overflow.ts'
import { demoBranch, everyPage, expectEveryPicture } from './pages.ts'
import { watchPage } from './watch-page.ts'

const KB = 1000
const budgets = { script: 110 * KB, stylesheet: 20 * KB, font: 80 * KB }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a first visit', () => {
  test.use({ hasChosen: false })

  for (const { name, path, status = 200 } of everyPage) {
    test(`the ${name} answers ${status}, complains of nothing, keeps to its budgets, asks no other host, asks about cookies, and axe finds nothing [S2.every-page.2] @phone`, async ({
      page,
      product,
    }) => {
      const watched = await watchPage(page, product.webUrl)
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      expect(await response?.headerValue('link')).toMatch(
        /^<\/build\/parts-[^>]+>; rel=modulepreload/,
      )
      await page.waitForLoadState('networkidle')

      const weights = await watched.weigh()
      for (const kind of ['script', 'stylesheet', 'font'] as const) {
        expect(weights[kind], kind).toBeGreaterThan(0)
        expect(weights[kind], kind).toBeLessThanOrEqual(budgets[kind])
      }

      await expect(bannerOf(page)).toBeVisible()
      await bannerOf(page).locator('button[value="refuse"]').click()
      await expect(bannerOf(page)).toHaveCount(0)
      expect(await findFaults(page)).toEqual([])

      await expectEveryPicture(page)
      // Chromium itself reports a page that is answered with 404.
      const isOwn = (text: string) => !(status === 404 && /404 \(Not Found\)/.test(text))
      expect(watched.complaints.filter(isOwn)).toEqual([])
      expect(watched.strangers).toEqual([])
    })
  }
})

const longNamed = ['', '/en'].map((prefix) => ({
  name: `branch with a long name at ${prefix}/branch`,
  path: `${prefix}/branch/${demoBranch.longName}`,
}))

for (const { name, path } of [...everyPage, ...longNamed]) {
  test(`the ${name} has one heading of the first level, axe finds nothing, and it fits every width and twice the text size @desktop`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findFaults(page)).toEqual([])
    await expectToFit(page)
  })
}

for (const path of ['/branch', '/en/branch']) {
  test(`axe finds nothing on ${path} while the menu is open @phone`, async ({ page }) => {
    await page.goto(path)
    const banner = page.getByRole('banner')
    await banner.locator('summary').click()
    await expect(banner.getByRole('navigation')).toBeVisible()
    expect(await findFaults(page)).toEqual([])
  })
}

test('an injected script is not run @desktop', async ({ page }) => {
  await page.goto('/branch')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    return document.title === 'taken over'
  })
  expect(ran).toBe(false)
})
