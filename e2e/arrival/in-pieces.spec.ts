import { expect } from '@playwright/test'
import { bannerOf } from '../consent/consent-page.ts'
import { demoBranch } from '../every-page/pages.ts'
import { test } from '../support/test.ts'
import { startSlowLine } from './in-pieces.ts'

test.use({ hasChosen: false, contextOptions: { reducedMotion: 'reduce' } })

for (const [path, tags] of [
  ['/branch', '@phone'],
  [`/en/branch/${demoBranch.open}`, '@phone'],
  ['/investor', '@phone @long'],
  ['/en/about', '@phone @long'],
  ['/news?category=1', '@phone @long'],
  ['/en/search?q=nowhere-at-all', '@phone @long'],
] as const) {
  test(`${path} moves nothing of what is shown while the rest of it arrives ${tags}`, async ({
    page,
    product,
  }) => {
    const line = await startSlowLine(product.webUrl)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(line.address + path, { waitUntil: 'load' })
    await expect(bannerOf(page)).toBeVisible()
    const shift = await page.evaluate(() =>
      (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    )
    await line.stop()
    expect(shift).toBeLessThan(0.02)
  })
}
