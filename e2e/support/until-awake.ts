import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

// They wait for a browser at rest, and it may be busy with other journeys.
const atMost = 30_000

/** Until the scripts of the page answer, where it has any. */
export async function untilAwake(page: Page): Promise<void> {
  const asleep = page.locator('html:not([data-awake]) script[type="text/late"]')
  await expect(asleep).toHaveCount(0, { timeout: atMost })
}
