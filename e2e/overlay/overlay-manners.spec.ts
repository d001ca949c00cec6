import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import {
  beginFirstVisit,
  holdData,
  menuLink,
  navigate,
  overlay,
  visitQuietly,
} from './overlay-journey.ts'
import { readSights, readSpans, watchOverlay } from './overlay-log.ts'
import { passFrames } from '../support/pass-frames.ts'
import { test } from './overlay-test.ts'

// The tests share one product.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => watchOverlay(page))

test('after a navigation the page below can be read and used at once [S2.every-page.1] @desktop @phone', async ({
  page,
}) => {
  await visitQuietly(page, '/')
  await navigate(page, '/branch')
  await expect(page).toHaveURL(/\/branch$/)
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toContainText(/\d+%/)
  const { box, centre, background } = await overlay(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const below = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return {
      box: { x, y, width: width - innerWidth, height: height - innerHeight },
      centre: below?.closest('main, header, footer')?.tagName,
      background: getComputedStyle(element).backgroundColor,
    }
  })
  expect(box).toEqual({ x: 0, y: 0, width: 0, height: 0 })
  expect(centre).toBe('MAIN')
  expect(background).toBe('rgba(0, 0, 0, 0)')
  const bar = await overlay(page).locator('progress').boundingBox()
  expect(bar?.y).toBe(0)
  expect(bar?.width).toBeGreaterThan(300)
  const link = page.getByRole('main').getByRole('link').first()
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  expect((await readSpans(page)).length).toBe(1)
})

test('a press beside the button of a first visit leaves it there @long @desktop', async ({
  page,
}) => {
  await beginFirstVisit(page, '/')
  await page.mouse.click(60, 40)
  await passFrames(page)
  await expect(overlay(page)).toBeVisible()
})

test('it is announced once for each navigation [S2.every-page.1] @long @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/')
  await holdData(page, '/branch', 300)
  await menuLink(page, 'ค้นหาสาขา').click()
  await expect(page).toHaveURL(/\/branch$/)
  await expect(overlay(page)).toBeHidden()
  const heard = (await readSights(page)).map(({ announcement }) => announcement)
  const changes = heard.filter((text, index) => text !== '' && text !== heard[index - 1])
  expect(changes).toEqual(['กำลังเปิดหน้าเว็บ'])
  await expect(page.locator('.loading-overlay + output')).toHaveRole('status')
})

test('on a first visit its button is the first tab stop; later it leaves the focus alone @long @desktop', async ({
  page,
}) => {
  await beginFirstVisit(page, '/')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const button = page.getByRole('button', { name: 'ดูหน้าเว็บเลย' })
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeHidden({ timeout: 1000 })

  await holdData(page, '/branch', 2000)
  const link = menuLink(page, 'ค้นหาสาขา')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeVisible()
  await expect(link).toBeFocused()
  await expect(button).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  await expect(overlay(page)).toBeVisible()
})

test('tabbing on from its button reveals the page @long @desktop', async ({ page }) => {
  await beginFirstVisit(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(overlay(page)).toBeHidden({ timeout: 1500 })
  await expect(page.getByRole('link', { name: 'ข้ามไปที่เนื้อหา' })).toBeFocused()
})

test('it moves nothing, and nothing beneath is inert or hidden from those who listen @long @desktop', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(overlay(page)).toBeVisible()
  await expect(
    page.locator(':is(html, body, main, header, footer):is([inert], [aria-hidden])'),
  ).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(overlay(page)).toBeHidden()
  await passFrames(page)
  // Text shifts slightly when fonts load; nothing may shift afterwards.
  const moved = await page.evaluate(() =>
    window.layoutShifts.filter((shift) => shift.at > window.fontsReadyAt + 100),
  )
  expect(moved).toEqual([])
  expect(await page.evaluate(() => window.fontsReadyAt)).toBeLessThan(3000)
  expect(await readSpans(page)).toHaveLength(1)
})

test('it is shown from a page kept for everyone, without offending its policy or React @long @desktop', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/branch')
  await page.reload()
  const context = await browser.newContext()
  const fresh = await context.newPage()
  const problems: string[] = []
  fresh.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  fresh.on('pageerror', (error) => problems.push(error.message))
  await fresh.goto(`${product.webUrl}/branch`, { waitUntil: 'commit' })
  await expect(overlay(fresh)).toBeVisible()
  await expect(overlay(fresh)).toContainText('100%')
  expect(problems).toEqual([])
  await context.close()
})

test('paper has none of it @long @desktop', async ({ page }) => {
  await beginFirstVisit(page, '/branch')
  await page.emulateMedia({ media: 'print' })
  await expect(overlay(page)).toBeHidden({ timeout: 500 })
})

test('axe finds nothing while it is shown @long @desktop', async ({ page }) => {
  await visitQuietly(page, '/')
  // Keeps the overlay visible for axe.
  await page.evaluate(() => document.documentElement.setAttribute('data-overlay', 'navigation'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  await expect(overlay(page)).toBeVisible()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('its words go at once when it leaves, the rest fades @long @desktop', async ({ page }) => {
  await visitQuietly(page, '/')
  const visibility = await page.evaluate(() => {
    const html = document.documentElement
    const label = document.querySelector('.loading-overlay .progress__label')
    html.setAttribute('data-overlay', 'navigation')
    const before = label && getComputedStyle(label).visibility
    html.setAttribute('data-overlay', 'closed')
    return [before, label && getComputedStyle(label).visibility]
  })
  expect(visibility).toEqual(['visible', 'hidden'])
})
