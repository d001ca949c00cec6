import type { Page } from '@playwright/test'

/** Waits for some frames, so that pending work and observers have run. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
