import { expect } from '@playwright/test'
import { watchPage } from '../every-page/watch-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { tabTo } from '../support/keyboard.ts'
import { test } from '../support/test.ts'
import { chooseProvince, readNames } from './branch-list.ts'
import { branchMap, recordMapRequests } from './branch-map.ts'

/** Console messages of the software renderer. */
const ofRenderer = /GL Driver Message|GroupMarkerNotSet/

test('the map comes when it is asked for, from the website alone, and goes with the list’s filters, cards and points @long @desktop', async ({
  page,
  baseURL,
}) => {
  const watched = await watchPage(page, baseURL ?? '')
  const ofMap = recordMapRequests(page)
  const map = branchMap(page, 'th')
  await page.goto('/branch')
  await expect(map.button).toHaveAttribute('aria-expanded', 'false')
  await page.waitForLoadState('networkidle')
  expect(ofMap).toEqual([])

  await map.button.click()
  await expect(map.button).toHaveAttribute('aria-expanded', 'true')
  await map.expectInStep()
  expect(ofMap.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  await expect(map.group.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])

  await chooseProvince(map.list.province, 'เชียงใหม่')
  await expect(page).toHaveURL(/province=/)
  await map.expectInStep()
  const card = map.list.results.locator('.branch-grid > li').first()
  await card.hover()
  await expect(map.group.locator('[data-lit]')).toHaveCount(1)
  await page.mouse.move(5, 5)
  await expect(map.group.locator('[data-lit]')).toHaveCount(0)

  const [name = ''] = await readNames(map.list.names)
  await map.list.search.fill(name)
  await expect(map.list.names).toHaveCount(1)
  await map.expectInStep()
  await map.group.getByRole('button', { name, exact: true }).click()
  await expect(map.chosen.getByRole('link')).toBeFocused()
  await expect(map.chosen).toContainText(/เปิด|ปิด/)
  await expect(card).toHaveAttribute('data-on-map')
  expect(await findFaults(page)).toEqual([])
  await map.chosen.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  expect(watched.strangers).toEqual([])
  expect(watched.complaints.filter((text) => !ofRenderer.test(text))).toEqual([])
})

test('the map is used with the keyboard alone, and Escape leads back to its button @long @desktop', async ({
  page,
}) => {
  const map = branchMap(page, 'en')
  await page.goto('/en/branch')
  await expect(map.button).toBeVisible()
  await map.button.focus()
  await page.keyboard.press('Enter')
  await map.expectInStep()
  const names = await readNames(map.list.names)

  await tabTo(page, map.canvas)
  const first = map.bubbles.first()
  const before = await first.boundingBox()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await first.boundingBox())?.y).not.toBe(before?.y)
  const count = await map.bubbles.count()
  await page.keyboard.press('+')
  await expect.poll(() => map.bubbles.count()).not.toBe(count)
  await page.keyboard.press('-')
  await expect.poll(() => map.bubbles.count()).toBe(count)

  // Zooms through clusters to one branch; each key press acts on the previous result.
  await tabTo(page, map.clusters.first())
  for (let presses = 0; presses < 8 && !(await map.chosen.isVisible()); presses += 1) {
    const pressed = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Enter')
    // The canvas keeps the focus until the map is idle.
    await page.waitForFunction((last) => {
      const now = document.activeElement
      return now?.matches('button, a') && now !== last
    }, pressed)
  }
  await expect(map.chosen.getByRole('link')).toBeFocused()
  const chosen = (await readNames(map.chosen.getByRole('heading')))[0] ?? ''
  await page.keyboard.press('Escape')
  await expect(map.chosen).toBeHidden()
  await expect(map.group.getByRole('button', { name: chosen, exact: true })).toBeFocused()
  // Moving the map does not change the list.
  expect(await readNames(map.list.names)).toEqual(names)

  await page.keyboard.press('Escape')
  await expect(map.group).toBeHidden()
  await expect(map.button).toBeFocused()
})

test('on a phone the map stands above the list, and one finger still moves the page @long @phone', async ({
  page,
}) => {
  const map = branchMap(page, 'th')
  await page.goto('/branch')
  await map.button.click()
  await map.expectInStep()
  const stage = await map.group.boundingBox()
  const list = await map.list.results.locator('.branch-grid').boundingBox()
  expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  expect(stage?.height ?? Infinity).toBeLessThan(844 * 0.75)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const before = await map.bubbles.first().boundingBox()
  await map.canvas.evaluate((canvas) => {
    const touch = (y: number) =>
      new Touch({ identifier: 1, target: canvas, clientX: 150, clientY: y })
    const send = (type: string, y: number) =>
      canvas.dispatchEvent(
        new TouchEvent(type, { touches: [touch(y)], bubbles: true, cancelable: true }),
      )
    // True: the page can still scroll.
    if (!send('touchstart', 400)) throw new Error('the map takes a single finger')
    for (let y = 390; y > 300; y -= 10)
      if (!send('touchmove', y)) throw new Error('the map takes a single finger')
  })
  await expect(map.group.getByText('ใช้สองนิ้วเลื่อนแผนที่')).toBeAttached()
  expect(await map.bubbles.first().boundingBox()).toEqual(before)
  expect(await findFaults(page)).toEqual([])
})

test('where the map does not come or cannot be drawn, the visitor is told and the list stays @desktop', async ({
  page,
}) => {
  const map = branchMap(page, 'en')
  await page.route(/\/build\/branch-map-.*\.js/, (route) => route.abort())
  await page.goto('/en/branch')
  await map.button.click()
  await expect(page.getByText(map.words.failed)).toBeVisible()
  await expect(map.list.names.first()).toBeVisible()

  await page.unrouteAll()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await map.button.click()
  await expect(page.getByText(map.words.failed)).toBeVisible()
  await expect(map.group).toBeHidden()
  await expect(map.list.names.first()).toBeVisible()
  await expect(map.button).toHaveAttribute('aria-expanded', 'false')
})
