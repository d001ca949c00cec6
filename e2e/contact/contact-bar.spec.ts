import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

const barSelector = '.contact-bar'
const controls = 'main, footer'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Focusable controls that the bar covers, fully or in part, when they have the focus. */
async function findCovered(page: Page, backwards: boolean): Promise<string[]> {
  return await page.evaluate(
    async ({ barSelector, controls, focusable, backwards }) => {
      const bar = document.querySelector(barSelector)
      const found = [...document.querySelectorAll(controls)].flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(focusable),
      ])
      const seen = found.filter((control) => control.checkVisibility({ visibilityProperty: true }))
      const covered: string[] = []
      for (const control of backwards ? seen.toReversed() : seen) {
        control.focus()
        if (document.activeElement !== control) continue
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const [own, other] = [control.getBoundingClientRect(), bar?.getBoundingClientRect()]
        // Elements taller than the space between header and bar cannot avoid both.
        if (!other || own.height > innerHeight - 168) continue
        const isClear =
          own.bottom <= other.top ||
          own.top >= other.bottom ||
          own.right <= other.left ||
          own.left >= other.right
        if (!isClear) covered.push(control.outerHTML.slice(0, 160))
      }
      return covered
    },
    { barSelector, controls, focusable, backwards },
  )
}

async function expectClear(control: Locator, bar: Locator) {
  const [own, other] = [await control.boundingBox(), await bar.boundingBox()]
  const isClear = own && other && (own.y + own.height <= other.y || own.x + own.width <= other.x)
  expect(isClear, JSON.stringify([own, other])).toBe(true)
}

for (const [path, tags] of [
  ['/', '@long @phone'],
  ['/branch', '@long @phone'],
  ['/news', '@phone'],
  ['/en/product', '@long @phone'],
] as const)
  test(`on a low phone the contact bar covers no control of ${path} that has the focus, nor the last one of the page ${tags}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const bar = page.locator(barSelector)
    // The popup of the home page is above the bar.
    if (path === '/')
      await page
        .locator('.dialog--popup[open]')
        .evaluate((popup: HTMLDialogElement) => popup.close())
    // At the top of the page it moves aside if it would cover something.
    await expect(bar).toBeAttached()
    expect(await findCovered(page, false)).toEqual([])
    expect(await findCovered(page, true)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar).toBeVisible()
    await expectClear(page.locator('footer').locator('a, button').last(), bar)
  })
