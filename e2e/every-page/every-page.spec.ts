import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bannerOf } from '../consent/consent-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { test } from '../support/test.ts'
import { expectToFit } from './overflow.ts'
import { demoBranch, everyPage, expectEveryPicture, expectSharpPictures } from './pages.ts'
import { budgets, watchPage } from './watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path)
/** In Thai on a phone, in English on a desktop. */
const viewportOf = (path: string) => (isEnglish(path) ? '@desktop' : '@phone')

/** `npm test` opens these in English too; `npm run test:all` opens all pages except variants. */
const oftenInEnglish = ['home (en)']
const tagsOf = ({ name, path, isVariant }: (typeof everyPage)[number]) => {
  const isRare = isVariant || (isEnglish(path) && !oftenInEnglish.includes(name))
  return isRare ? `@long ${viewportOf(path)}` : viewportOf(path)
}

test.describe('on a first visit', () => {
  test.use({ hasChosen: false })

  for (const visited of everyPage.filter(({ path, isVariant }) => !isVariant || !isEnglish(path))) {
    const { name, path, status = 200 } = visited
    test(`the ${name} answers ${status}, has one heading of the first level, complains of nothing, keeps to its budgets, asks no other host, asks about cookies, runs no injected script, axe finds nothing, and it fits every width and twice the text size [S2.every-page.2] ${tagsOf(visited)}`, async ({
      page,
      product,
    }) => {
      const watched = await watchPage(page, product.webUrl)
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      expect(await response?.headerValue('link')).toBeNull()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(bannerOf(page)).toBeVisible()
      await bannerOf(page).locator('button[value="refuse"]').click()
      await expect(bannerOf(page)).toHaveCount(0)
      expect(await findFaults(page)).toEqual([])

      await expectEveryPicture(page)
      await expectSharpPictures(page)
      await page.evaluate(() => document.fonts.ready.then(() => null))
      // At the end, when all scripts have loaded, including those on demand.
      const weights = await watched.weigh()
      for (const kind of ['script', 'stylesheet', 'font'] as const) {
        expect(weights[kind], kind).toBeGreaterThan(0)
        expect(weights[kind], kind).toBeLessThanOrEqual(budgets[kind])
      }

      expect(await findScriptsBeforePaint(page)).toEqual([])

      // Chromium reports a 404 page in the console.
      const isOwn = (text: string) => !(status === 404 && /404 \(Not Found\)/.test(text))
      expect(watched.complaints.filter(isOwn)).toEqual([])
      expect(watched.strangers).toEqual([])

      await expectToFit(page)
      expect(await runsInjectedScript(page)).toBe(false)
    })
  }
})

for (const prefix of ['', '/en']) {
  const path = `${prefix}/branch/${demoBranch.longName}`
  test(`a branch with a long name at ${prefix}/branch fits every width and twice the text size @long ${viewportOf(path)}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findFaults(page)).toEqual([])
    await expectToFit(page)
  })
}

test.describe('for those who did not ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves by itself for longer than five seconds @desktop', async ({ page }) => {
    for (const path of ['/', '/en/branch', '/nowhere-at-all']) {
      await page.goto(path)
      if (path === '/') await expect(page.locator('.drum__wave').first()).toBeAttached()
      const long = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
          .map((animation) => 'animationName' in animation && animation.animationName),
      )
      expect(long, path).toEqual([])
    }
  })
})

/** Scripts requested before the first paint. */
function findScriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paintedAt = performance.getEntriesByType('paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.m?js$/.test(name) && startTime <= paintedAt)
      .map(({ name }) => name)
  })
}

function runsInjectedScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    return document.title === 'taken over'
  })
}
