import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { branchList } from '../branch/branch-list.ts'
import { bannerOf, choices, readChoice } from '../consent/consent-page.ts'
import { test } from '../support/test.ts'
import { holdScripts, isAwake } from './late-scripts.ts'

test.use({ hasChosen: false })

/** Returns a check that the document was not replaced. */
async function markDocument(page: Page) {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true))
  return () => page.evaluate(() => Reflect.has(window, 'isMarked'))
}

test('no script is fetched before the page is painted, and all come with the first touch; the menu unfolds before and stays open then @phone', async ({
  page,
}) => {
  // The page is painted but incomplete.
  const picture = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await picture.promise
    await route.continue()
  })
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  expect(scripts.countAsked()).toBe(0)
  const menu = page.locator('.site-header__menu')
  await menu.locator('summary').tap()
  await expect(menu).toHaveAttribute('open')
  await expect.poll(scripts.countAsked).toBeGreaterThan(3)
  expect(await isAwake(page)).toBe(false)
  picture.resolve()
  scripts.release()
  await expect.poll(() => isAwake(page)).toBe(true)
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('link', { name: 'ค้นหาสาขา' }).tap()
  await expect(page).toHaveURL(/\/branch$/)
})

test('who accepts or refuses all before the scripts come sees the banner go at once, and stays on the page @desktop', async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/branch', { waitUntil: 'load' })
  const isSameDocument = await markDocument(page)
  await bannerOf(page).locator('button[value="accept_all"]').click()
  await expect(bannerOf(page)).toBeHidden({ timeout: 1000 })
  const recorded = page.waitForRequest((request) => request.url().endsWith('/consent'))
  scripts.release()
  await expect.poll(() => readChoice(context)).toEqual(choices.all)
  await recorded
  expect(await isSameDocument()).toBe(true)
})

test('who chooses and leaves before the scripts come has chosen @desktop', async ({
  page,
  context,
}) => {
  // Before any script loads; delayed scripts would delay the submission too.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname !== '/branch') return
      document.querySelector<HTMLElement>('.consent button[value="refuse"]')?.click()
      document.querySelector<HTMLElement>('header a[href="/news"]')?.click()
    }),
  )
  await page.goto('/branch', { waitUntil: 'load' })
  await expect(page).toHaveURL(/\/news$/)
  await expect.poll(() => readChoice(context)).toEqual(choices.essential)
})

test('scripts that never come lose no choice: it is sent as without them @desktop', async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/branch', { waitUntil: 'load' })
  await bannerOf(page).locator('button[value="refuse"]').click()
  scripts.breakOff()
  await expect.poll(() => readChoice(context)).toEqual(choices.essential)
  await expect(bannerOf(page)).toBeHidden()
})

test('the language is kept when it is chosen before the scripts come @desktop', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/branch', { waitUntil: 'load' })
  await page.getByRole('link', { name: /^EN/ }).click()
  await expect(page).toHaveURL(/\/en\/branch$/)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
})

test('a filter and a button wait for the scripts @desktop', async ({ page }) => {
  const { sector } = branchList(page, 'th')
  const map = page.getByRole('button', { name: 'แผนที่', exact: true })
  const scripts = await holdScripts(page)
  await page.goto('/branch', { waitUntil: 'load' })
  await sector.selectOption({ index: 1 })
  await map.click()
  await expect(map).toHaveAttribute('aria-busy', 'true')
  await expect(map.locator('svg')).toHaveCSS('animation-name', 'button-drum')
  // A second, impatient click.
  await map.click()
  scripts.release()
  await expect(page).toHaveURL(/\/branch\?sector=\d/)
  await expect(map).toHaveAttribute('aria-expanded', 'true')
  await expect(map).not.toHaveAttribute('aria-busy')
})

for (const [path, tags] of [
  ['/', '@long @phone'],
  ['/branch', '@phone'],
] as const) {
  test(`on a slow phone the first presses on ${path} are answered: cookies, menu, popup ${tags}`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(path, { waitUntil: 'commit' })
    await bannerOf(page).locator('button[value="refuse"]').tap()
    await expect(bannerOf(page)).toBeHidden()
    await page.locator('.site-header__menu > summary').tap()
    await expect(page.locator('.site-header__menu')).toHaveAttribute('open')
    await expect.poll(() => readChoice(context)).toEqual(choices.essential)
  })
}
