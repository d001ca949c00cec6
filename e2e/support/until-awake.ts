import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// Hydration starts when the browser is idle, and other tests may keep it busy.
const atMost = 30_000

/** Waits for hydration, if the page has scripts. */
export async function untilAwake(page: Page): Promise<void> {
  const asleep = page.locator('html:not([data-awake]) script[type="text/late"]')
  await expect(asleep).toHaveCount(0, { timeout: atMost })
}
