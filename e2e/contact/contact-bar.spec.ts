import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

const barSelector = '.contact-bar'
const controls = 'main, footer'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Which of the controls lie under the bar, wholly or in part, each after the focus came to it. */
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
        // What is taller than the screen between header and bar cannot be clear of both.
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
  expect(own && other && own.y + own.height <= other.y, JSON.stringify([own, other])).toBe(true)
}

for (const [path, tags] of [
  ['/', '@long @phone'],
  ['/branch', '@long @phone'],
  ['/contact', '@phone'],
  ['/en/problem', '@long @phone'],
] as const)
  test(`on a low phone the contact bar covers no control of ${path} that has the focus, nor the last one of the page ${tags}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const bar = page.locator(barSelector)
    // It steps aside from what it would cover where the page begins.
    await expect(bar).toBeAttached()
    expect(await findCovered(page, false)).toEqual([])
    expect(await findCovered(page, true)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar).toBeVisible()
    await expectClear(page.locator('footer').locator('a, button').last(), bar)
  })
