import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { untilAwake } from '../support/until-awake.ts'
import { homeWords } from './home-words.ts'

/** It opens 1.5 s after hydration. */
const longAfterMilliseconds = 3500

const popupOf = (page: Page) => page.getByRole('dialog', { name: homeWords.en.popup })

test('the popup of the current figures opens once in a browser, counts branches and customers and leads to the branches [S2.pages.13] [S3.branch.6] @phone', async ({
  page,
  context,
  request,
  contentUrl,
}) => {
  const answer = await request.get(`${contentUrl}/items/current_branch`)
  const { data }: { data: { current_branch: number; current_customer: number } } =
    await answer.json()

  await context.clock.install()
  await page.goto('/en')
  const popup = popupOf(page)
  await expect(popup).toBeVisible()
  await expect(popup).toContainText(data.current_branch.toLocaleString('en'))
  await expect(popup).toContainText(data.current_customer.toLocaleString('en'))
  await popup.getByRole('link', { name: 'See all branches' }).click()
  await expect(page).toHaveURL(/\/en\/branch$/)

  await page.goto('/en')
  await expectNoPopup(page)

  const newTab = await context.newPage()
  await newTab.goto('/en', { waitUntil: 'load' })
  await expectNoPopup(newTab)
})

/** Checks that nothing opens long after the usual time; requires a mocked clock. */
async function expectNoPopup(page: Page): Promise<void> {
  await untilAwake(page)
  await page.clock.runFor(longAfterMilliseconds)
  await expect(popupOf(page)).not.toBeVisible()
}

test('the menu that unfolds closes the popup, which stays away @long @phone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  await expect(popupOf(page)).toBeVisible()
  await page.locator('.site-header__menu > summary').tap()
  await expect(popupOf(page)).not.toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expectNoPopup(page)
})

test('the popup takes no focus, moves nothing, and Escape closes it @long @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en')
  // Before the popup, as a busy machine loads fonts late.
  await page.evaluate(async () => {
    await document.fonts.ready
    Reflect.get(globalThis, 'shifts').length = 0
  })
  await expect(popupOf(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const shift = await page.evaluate(() =>
    (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  )
  expect(shift).toBeLessThan(0.02)

  await page.keyboard.press('Escape')
  await expect(popupOf(page)).not.toBeVisible()
})

test('its button closes the popup, and no button offers the figures that stand on the page anyway @long @desktop', async ({
  page,
}) => {
  await page.goto('/en')
  const popup = popupOf(page)
  await popup.getByRole('button', { name: homeWords.en.close }).click()
  await expect(popup).not.toBeVisible()
  await expect(page.locator('#figures')).toContainText('1,240,000')
  await expect(page.locator('#figures').getByRole('button')).toHaveCount(0)
})

test('the popup never stands over what has the focus, nor over the box that finds a branch @phone', async ({
  page,
}) => {
  await page.goto('/en')
  const popup = popupOf(page)
  await expect(popup).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Search' })).toBeInViewport()
  expect(await findCovered(page, 'search')).toBe(false)

  // The popup must not cover focused elements while the page scrolls.
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    expect(await findCovered(page, ':focus'), `after ${step + 1} steps`).toBe(false)
  }
})

test('the popup makes way when the focus goes beneath it, and waits while it is there @long @desktop', async ({
  page,
}) => {
  const link = page.locator('#news').getByRole('heading').getByRole('link').nth(1)
  await page.clock.install()
  await page.goto('/en')
  await focusAtLowerEdge()
  await expectNoPopup(page)

  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(popupOf(page)).toBeVisible()

  await focusAtLowerEdge()
  await expect(popupOf(page)).not.toBeVisible()

  /** In the middle of the edge with the popup. */
  async function focusAtLowerEdge() {
    await link.evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight + 60)
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    })
    await expect(link).toBeFocused()
  }
})

/** Whether the open popup overlaps an element outside it. */
function findCovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const popup = document.querySelector('dialog[open]')
    const element = document.querySelector(wanted)
    if (!popup || !element || popup.contains(element)) return false
    const [a, b] = [popup.getBoundingClientRect(), element.getBoundingClientRect()]
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }, selector)
}

test('other pages have no popup @long @desktop', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/branch')
  await expectNoPopup(page)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('figuresPopup'))).toBeNull()
})
