import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bannerOf } from '../consent/consent-page.ts'
import { passFrames } from '../support/pass-frames.ts'
import {
  beginFirstVisit,
  expectNeverShown,
  forgetSights,
  holdData,
  holdDataUntilLet,
  menuLink,
  navigate,
  overlay,
  visitQuietly,
} from './overlay-journey.ts'
import {
  expectLasted,
  readArrival,
  readFirstPaint,
  readSights,
  readSpans,
  watchOverlay,
} from './overlay-log.ts'
import { test } from './overlay-test.ts'

// The tests share one product.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => watchOverlay(page))

const menuWords = { '/': 'ค้นหาสาขา', '/en': 'Find a branch' }
const wanted = ['.home-hero__actions', '.home-finder']
const sizes = [
  { width: 390, height: 844, wanted },
  { width: 1440, height: 900, wanted },
  // The finder is always below this screen.
  { width: 320, height: 640, wanted: ['.home-hero__actions'] },
]

for (const [path, tags, ready, name] of [
  ['/', '@desktop', 'พร้อมแล้ว', 'กำลังเปิดหน้าเว็บ'],
  ['/en', '@long @desktop', 'Ready', 'Loading the page'],
] as const) {
  test.describe('without a choice about cookies', () => {
    test.use({ hasChosen: false })

    test(`a first visit of ${path} without referrer shows it for 3000 ms from the first paint, then the banner, then the popup, and none covers what one came for; without JavaScript it never is [S2.every-page.1] [S4.overlay.1] [S4.consent.1] [S9.constants.5] ${tags}`, async ({
      page,
      browser,
      product,
    }) => {
      // A previous visit: the visible images are rendered already.
      await test.step('without JavaScript', async () => {
        const silent = await browser.newContext({ javaScriptEnabled: false })
        const plain = await silent.newPage()
        await plain.goto(product.webUrl + path)
        await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(overlay(plain)).toBeHidden()
        await menuLink(plain, menuWords[path]).click()
        await expect(plain).toHaveURL(/\/branch$/)
        await expect(overlay(plain)).toBeHidden()
        await silent.close()
      })

      const popup = page.locator('.dialog--popup')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(overlay(page)).toBeVisible()
      await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(popup).toBeHidden()
      await expect(overlay(page)).toBeHidden()

      const [span, ...more] = await readSpans(page)
      expect(more).toEqual([])
      await expectLasted(page, {
        from: await readFirstPaint(page),
        to: span?.end ?? 0,
        milliseconds: 3000,
      })
      const sights = await readSights(page)
      expect(sights[0]?.isShown, 'shown from the first frame on').toBe(true)

      const shown = sights.filter(({ isShown }) => isShown)
      expect(shown.at(-1)).toMatchObject({ percent: 100, status: ready })
      const full = shown.find(({ percent }) => percent === 100)?.at ?? Number.NaN
      expect((span?.end ?? 0) - full, 'full for a moment only').toBeLessThan(1000)
      expect(shown.length, 'rises all the time').toBeGreaterThan(6)

      await expect(bannerOf(page)).toBeVisible()
      expect(await findCovered(page, '.consent')).toEqual([])
      await expect(popup).toBeHidden()

      await bannerOf(page).locator('button[value="refuse"]').click()
      await expect(bannerOf(page)).toBeHidden()
      await expect(popup).toBeVisible()
      expect(await findCovered(page, '.dialog--popup')).toEqual([])
    })
  })
}

test('a visit through a link from another site does not show it [S4.overlay.1] @desktop', async ({
  page,
  product,
}) => {
  await page.route('http://localhost:9/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${product.webUrl}/branch">go</a>` }),
  )
  await page.goto('http://localhost:9/')
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.referrer)).toBe('http://localhost:9/')
  await expectNeverShown(page)
})

test('a route change shows it from its start until 2000 ms after its completion, a change of the query or the hash alone does not [S4.overlay.2] [S9.constants.5] @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/')
  const letGo = await holdDataUntilLet(page, '/branch')
  await page.evaluate(() => {
    const note = () => performance.mark('click')
    document.addEventListener('click', note, { capture: true, once: true })
  })
  await menuLink(page, 'ค้นหาสาขา').click()
  await expect(overlay(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(overlay(page)).toContainText('15%')
  const letGoAt = await page.evaluate(() => performance.now())
  letGo()
  await expect(page).toHaveURL((url) => url.pathname === '/branch')
  await expect(overlay(page)).toBeHidden()

  const [span, ...more] = await readSpans(page)
  const arrival = await readArrival(page, '/branch')
  const start = await page.evaluate(
    () => performance.getEntriesByName('click')[0]?.startTime ?? Number.NaN,
  )
  expect(more).toEqual([])
  await expectLasted(page, { from: start, to: span?.start ?? Infinity, milliseconds: 0 })
  expect(span?.start).toBeLessThan(letGoAt)
  expect(arrival).toBeGreaterThan(letGoAt)
  await expectLasted(page, { from: arrival, to: span?.end ?? 0, milliseconds: 2000 })

  await test.step('a change of the query or the hash alone', async () => {
    await forgetSights(page)
    await page.getByRole('link', { name: 'หน้า 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await navigate(page, '/branch?page=2#content')
    await expect(page).toHaveURL(/#content/)
    await expectNeverShown(page)
  })
})

test('a route change during the first visit takes it over [S4.overlay.1] [S4.overlay.2] @long @desktop', async ({
  page,
}) => {
  await beginFirstVisit(page, '/')
  await navigate(page, '/branch')
  await expect(page).toHaveURL(/\/branch$/)
  await expect(overlay(page)).toBeHidden()
  const spans = await readSpans(page)
  expect(spans).toHaveLength(1)
  const arrival = await readArrival(page, '/branch')
  await expectLasted(page, { from: arrival, to: spans[0]?.end ?? 0, milliseconds: 2000 })
})

test('its percentage only rises, waits for the pictures in view; the status goes with it [S2.every-page.1] @desktop', async ({
  page,
}) => {
  const pictures = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await pictures.promise
    await route.continue()
  })
  await page.goto('/news', { waitUntil: 'commit' })
  await expect(overlay(page)).toContainText('ใส่ผ้าลงถัง…')
  // The full time.
  await expect(overlay(page)).toBeHidden()
  const before = (await readSights(page)).filter(({ isShown }) => isShown)
  const end = before.at(-1)?.at ?? 0
  // It fades at the end, whatever has loaded.
  const held = before.findLast(({ at }) => at < end - 150)
  expect(held?.percent).toBeGreaterThan(40)
  expect(held?.percent).toBeLessThan(100)
  pictures.resolve()

  const sights = (await readSights(page)).filter(({ isShown }) => isShown)
  const percents = sights.map(({ percent }) => percent)
  expect(percents).toEqual([...percents].sort((a, b) => a - b))
  expect(new Set(sights.map(({ status }) => status)).size).toBeGreaterThan(1)
})

test('Escape puts it away at once, also before the page has come, and it stays away @desktop', async ({
  page,
}) => {
  // A page without images: image variants rendered for the first time may take longer than the overlay.
  await beginFirstVisit(page, '/termsOfService')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden({ timeout: 1000 })

  await holdData(page, '/branch', 2000)
  await menuLink(page, 'ค้นหาสาขา').click()
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden({ timeout: 1500 })
  await expect(page).toHaveURL((url) => url.pathname === '/branch')
  await passFrames(page)
  await expect(overlay(page)).toBeHidden()
})

/** Which main elements it covers, on phone and desktop. */
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
