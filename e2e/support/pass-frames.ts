import type { Page } from '@playwright/test'

/** Lets the page paint some frames: what it was about to do it has done then, and observers have been told of it. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
