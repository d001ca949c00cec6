import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { passFrames } from '../support/pass-frames.ts'
import { test } from '../support/test.ts'
import { untilAwake } from '../support/until-awake.ts'
import { bannerOf, consentWords, pressIn } from './consent-page.ts'

test.use({ hasChosen: false })

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, viewport] of [
    ['/branch', '@phone'],
    ['/', '@phone @long'],
    ['/en/branch', '@phone @long'],
    ['/en/branch', '@desktop @long'],
    ['/en/cookiePolicy', '@phone @long'],
  ] as const) {
    test(`finds nothing in banner, settings and open menu on ${path} ${viewport}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Escape')
      await expect(bannerOf(page)).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      await bannerOf(page).locator('button[value="settings"]').click()
      const settings = page.locator('#consent-settings')
      await expect(settings).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      if (!isMobile) return

      // On a phone the settings stay in place after their animation.
      await expect(async () => {
        const box = await settings.boundingBox()
        expect(box?.x).toBe(0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
      }).toPass({ timeout: 10_000 })
      await settings.locator('button[value="refuse"]').click()
      await expect(bannerOf(page)).toHaveCount(0)
      await page.locator('.site-header__menu > summary').click()
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  }
})

test('the banner takes no focus, traps none, covers nothing that has it, and moves nothing, neither when it is there nor when it goes @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en/branch')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(bannerOf(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const shiftOfComing = await sumShifts(page)

  const reached = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const banner = document.querySelector('section.consent')
      const focused = document.activeElement
      if (!banner || !focused || focused === document.body) return { place: 'none', share: 0 }
      if (banner.contains(focused)) return { place: 'banner', share: 0 }
      const [a, b] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const covered = Math.max(0, width) * Math.max(0, height)
      return { place: 'page', share: covered / (a.width * a.height) }
    })
    reached.add(state.place)
    expect(state.share, `after ${step + 1} steps`).toBeLessThan(0.5)
  }
  expect(reached).toContain('page')
  expect(reached).toContain('banner')

  await sumShifts(page)
  await pressIn(page, consentWords.refuse)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(shiftOfComing + (await sumShifts(page))).toBeLessThan(0.02)
})

/** Layout shift since the last call, including that of the next frames. */
async function sumShifts(page: Page): Promise<number> {
  // Observers are notified after the frame is painted.
  await passFrames(page)
  return page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'shifts')
    return shifts.splice(0).reduce((sum, value) => sum + value, 0)
  })
}

test('the figures of the home page wait for the answer to the banner @long @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/en')
  const popup = page.locator('.dialog--popup')
  await expect(bannerOf(page)).toBeVisible()
  await untilAwake(page)
  await page.clock.runFor(3500)
  await expect(popup).toBeHidden()
  await pressIn(page, consentWords.refuse)
  await expect(popup).toBeVisible()
})

test('a choice from another site is refused, and a way back that leads elsewhere is not taken @desktop', async ({
  request,
  product,
}) => {
  const form = { action: 'accept_all', back: '/en' }
  const post = (origin: string, back: string) =>
    request.post('/consent', { form: { ...form, back }, headers: { origin }, maxRedirects: 0 })
  const foreign = await post('https://evil.example', '/en')
  expect(foreign.status()).toBe(400)
  expect(foreign.headers()['set-cookie']).toBeUndefined()

  expect((await post(product.webUrl, '/en/branch')).headers()['location']).toBe(
    '/en/branch#consent-saved',
  )
  const elsewhere = await post(product.webUrl, '//evil.example/')
  expect([elsewhere.status(), elsewhere.headers()['location']]).toEqual([303, '/#consent-saved'])
  const empty = await request.post('/consent', { form: {}, headers: { origin: product.webUrl } })
  expect(empty.status()).toBe(400)
})
