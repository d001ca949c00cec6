import { expect } from '@playwright/test'
import { expectNeverShown, holdData, navigate, overlay, visitQuietly } from './overlay-journey.ts'
import { expectLasted, readArrival, readSpans, watchOverlay } from './overlay-log.ts'
import { enterAsNewMember } from '../account/member.ts'
import { downloadWords } from '../download/fetch-manual.ts'
import { hideOverlay } from '../support/hide-overlay.ts'
import { test } from './overlay-test.ts'

// The tests share one product; the last one changes it.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => watchOverlay(page))

test('a tab shows it on its first document only, another tab on its own [S4.overlay.1] @long @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/branch', { waitUntil: 'commit' })
  await expect(overlay(page)).toBeVisible()
  for (const again of [() => page.reload(), () => page.goto('/')]) {
    await again()
    expect(await page.evaluate(() => document.referrer)).toBe('')
    await expectNeverShown(page)
  }
  const other = await context.newPage()
  await other.goto('/branch', { waitUntil: 'commit' })
  await expect(overlay(other)).toBeVisible()
})

test('a second route change within the 2000 ms restarts the time [S4.overlay.2] @long @desktop', async ({
  page,
}) => {
  await visitQuietly(page, '/')
  await navigate(page, '/branch')
  await expect(overlay(page)).toBeVisible()
  // Most of the overlay time.
  await holdData(page, '/news', 1200)
  await navigate(page, '/news')
  await expect(overlay(page)).toBeHidden()
  const spans = await readSpans(page)
  expect(spans).toHaveLength(1)
  const arrival = await readArrival(page, '/news')
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
  await expectNeverShown(page)
})

for (const [policy, tags] of [
  ['/pagePolicy', '@long @desktop'],
  ['/en/pagePolicy', '@long @desktop'],
] as const) {
  test(`${policy} never shows it, on a first visit or on the way there [S4.overlay.3] [S2.routes.2] ${tags}`, async ({
    page,
  }) => {
    await page.goto(policy)
    await expectNeverShown(page)

    await visitQuietly(page, '/branch')
    await holdData(page, policy, 500)
    await navigate(page, policy)
    expect(new URL(page.url()).pathname).toBe(policy)
    await expectNeverShown(page)
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
  await expectNeverShown(page)
})
