import type { Page } from '@playwright/test'

/** Denies geolocation; call it before the first page. */
export async function refusePlace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse: Geolocation['getCurrentPosition'] = (_found, problem) =>
      problem?.({
        code: 1,
        message: 'denied',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      })
    navigator.geolocation.getCurrentPosition = refuse
  })
}
