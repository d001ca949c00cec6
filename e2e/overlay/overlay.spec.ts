import { expect } from '@playwright/test'
import {
  holdData,
  holdDataUntilLet,
  lengthenFirstVisit,
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
import { enterAsNewMember } from '../account/member.ts'
import { downloadWords } from '../download/fetch-manual.ts'
import { hideOverlay } from '../support/hide-overlay.ts'
import { test } from './overlay-test.ts'

// One product for all of them; the last one changes it.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => watchOverlay(page))

for (const [path, tags, ready, name] of [
  ['/', '@desktop', 'พร้อมแล้ว', 'กำลังเปิดหน้าเว็บ'],
  ['/en/branch', '@long @desktop', 'Ready', 'Loading the page'],
] as const) {
  test(`a first visit of ${path} without referrer shows it for 3000 ms from the first paint [S2.every-page.1] [S4.overlay.1] [S9.constants.5] ${tags}`, async ({
    page,
    browser,
    product,
  }) => {
    // Somebody was here before: the pictures in view have been drawn.
    const before = await browser.newContext()
    const earlier = await before.newPage()
    await earlier.goto(product.webUrl + path, { waitUntil: 'networkidle' })
    await before.close()

    await page.goto(path, { waitUntil: 'commit' })
    await expect(overlay(page)).toBeVisible()
    await expect(page.getByRole('region', { name })).toBeVisible()
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
  await page.waitForTimeout(1000)
  expect(await readSpans(page)).toEqual([])
})

test('a tab shows it on its first document only, another tab on its own [S4.overlay.1] @long @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/branch')
  await expect(overlay(page)).toBeVisible()
  for (const again of [() => page.reload(), () => page.goto('/')]) {
    await again()
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => document.referrer)).toBe('')
    expect(await readSpans(page)).toEqual([])
  }
  const other = await context.newPage()
  await other.goto('/branch')
  await expect(overlay(other)).toBeVisible()
})

test('a route change shows it from its start until 2000 ms after its completion [S4.overlay.2] [S9.constants.5] @desktop', async ({
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
})

test('a second route change within the 2000 ms starts them anew [S4.overlay.2] @long @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/')
  await navigate(page, '/branch')
  await page.waitForTimeout(1200)
  await navigate(page, '/news')
  await expect(overlay(page)).toBeHidden()
  const spans = await readSpans(page)
  expect(spans).toHaveLength(1)
  const arrival = await readArrival(page, '/news')
  await expectLasted(page, { from: arrival, to: spans[0]?.end ?? 0, milliseconds: 2000 })
})

test('a route change during the first visit takes it over [S4.overlay.1] [S4.overlay.2] @desktop', async ({
  page,
}) => {
  await lengthenFirstVisit(page, '/', 12_000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(overlay(page)).toBeVisible()
  await navigate(page, '/branch')
  await expect(page).toHaveURL(/\/branch$/)
  await expect(overlay(page)).toBeHidden()
  const spans = await readSpans(page)
  expect(spans).toHaveLength(1)
  const arrival = await readArrival(page, '/branch')
  await expectLasted(page, { from: arrival, to: spans[0]?.end ?? 0, milliseconds: 2000 })
})

test('a route change that ends in a missing page shows it too [S4.overlay.2] @long @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/branch')
  await navigate(page, '/branch/there-is-none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('หาหน้านี้ไม่เจอ')
  await expect(overlay(page)).toBeHidden()
  const spans = await readSpans(page)
  const arrival = await readArrival(page, '/branch/there-is-none')
  await expectLasted(page, { from: arrival, to: spans.at(-1)?.end ?? 0, milliseconds: 2000 })
})

test('a change of the query or the hash alone does not show it [S4.overlay.2] @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/branch')
  await page.getByRole('link', { name: 'หน้า 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await navigate(page, '/branch?page=2#content')
  await expect(page).toHaveURL(/#content/)
  await page.waitForTimeout(600)
  expect(await readSpans(page)).toEqual([])
})

test('a download that is opened, left for the next one and closed is a query, and does not show it [S4.overlay.2] [S2.download.1] @long @desktop', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(90_000)
  const words = downloadWords.th
  await enterAsNewMember({ page, request, product, language: 'th' })
  await visitQuietly(page, '/download?category=1')
  await page.getByRole('heading', { level: 3, name: words.manual }).getByRole('link').click()
  await expect(page).toHaveURL(/[?&]file=\d+/)
  const popup = page.getByRole('dialog', { name: words.manual })
  await popup.getByRole('link', { name: words.next }).click()
  await expect(popup).toBeHidden()
  await page.getByRole('dialog').getByRole('link', { name: words.close }).click()
  await expect(page).toHaveURL(/\/download\?category=1$/)
  await page.waitForTimeout(600)
  expect(await readSpans(page)).toEqual([])
})

for (const [policy, tags] of [
  ['/pagePolicy', '@long @desktop'],
  ['/en/pagePolicy', '@long @desktop'],
] as const) {
  test(`${policy} never shows it, on a first visit or on the way there [S4.overlay.3] [S2.routes.2] ${tags}`, async ({
    page,
  }) => {
    await page.goto(policy)
    await page.waitForTimeout(1000)
    expect(await readSpans(page)).toEqual([])

    await visitQuietly(page, '/branch')
    await holdData(page, policy, 500)
    await navigate(page, policy)
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).pathname).toBe(policy)
    expect(await readSpans(page)).toEqual([])
  })
}

test('on the way from /pagePolicy it waits for the other page [S4.overlay.3] @long @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/pagePolicy')
  await holdData(page, '/branch', 500)
  await navigate(page, '/branch')
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toBeHidden()
  const [span] = await readSpans(page)
  const arrival = await readArrival(page, '/branch')
  expect(span?.start).toBeGreaterThanOrEqual(arrival)
  await expectLasted(page, { from: arrival, to: span?.end ?? 0, milliseconds: 2000 })
})

test('an editor who sets its times to 0 has none [S9.constants.5] @long @desktop', async ({
  page,
  product,
}) => {
  await hideOverlay(product)
  await expect(async () => {
    const html = await (await page.request.get('/branch')).text()
    expect(html).toContain('data-milliseconds="0"')
  }).toPass({ timeout: 5000 })
  await page.goto('/branch')
  await navigate(page, '/news')
  await page.waitForTimeout(1000)
  expect(await readSpans(page)).toEqual([])
})
