import type { Page } from '@playwright/test'

/** Lets the page paint some frames: what it was about to do it has done then, and observers have been told of it. */
export async function passFrames(page: Page, count = 10): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
}
