import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bannerOf } from '../consent/consent-page.ts'
import { overlay } from './overlay-journey.ts'
import { test } from './overlay-test.ts'

test.use({ hasChosen: false })

const wanted = ['.home-hero__actions', '.home-finder']
const sizes = [
  { width: 390, height: 844, wanted },
  { width: 1440, height: 900, wanted },
  // The finder is beneath this screen in any case.
  { width: 320, height: 640, wanted: ['.home-hero__actions'] },
]

for (const [path, tag] of [
  ['/', '@desktop'],
  ['/en', '@long @desktop'],
] as const) {
  test(`a first visit of ${path} brings overlay, banner and popup one after another, and none covers what one came for [S4.overlay.1] [S4.consent.1] ${tag}`, async ({
    page,
  }) => {
    const popup = page.locator('.dialog--popup')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    await expect(popup).toBeHidden()

    await expect(overlay(page)).toBeHidden()
    await expect(bannerOf(page)).toBeVisible()
    expect(await findCovered(page, '.consent')).toEqual([])
    await page.waitForTimeout(2000)
    await expect(popup).toBeHidden()

    await bannerOf(page).locator('button[value="refuse"]').click()
    await expect(bannerOf(page)).toBeHidden()
    await expect(popup).toBeVisible()
    expect(await findCovered(page, '.dialog--popup')).toEqual([])
  })
}

/** Which of the things one came for lie under it, on a phone and on a desktop. */
async function findCovered(page: Page, selector: string): Promise<string[]> {
  const covered: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const names = await page.evaluate(
      ({ cover, parts }) => {
        const a = document.querySelector(cover)?.getBoundingClientRect()
        if (!a || a.height === 0) return ['the cover itself is not there']
        return parts.filter((part) => {
          const b = document.querySelector(part)?.getBoundingClientRect()
          return (
            !b || (a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right)
          )
        })
      },
      { cover: selector, parts: size.wanted },
    )
    covered.push(...names.map((name) => `${name} at ${size.width}`))
  }
  return covered
}
