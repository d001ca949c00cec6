import type { Page } from '@playwright/test'

/** Delays all script files; returns functions to release and to abort them. */
export async function holdScripts(page: Page) {
  const released = Promise.withResolvers<'continue' | 'abort'>()
  let asked = 0
  await page.route('**/build/*.js', async (route) => {
    asked += 1
    const outcome = await released.promise
    await route[outcome]()
  })
  return {
    countAsked: () => asked,
    release: () => released.resolve('continue'),
    breakOff: () => released.resolve('abort'),
  }
}

/** Whether the page is hydrated. */
export const isAwake = (page: Page) =>
  page.evaluate(() => 'awake' in document.documentElement.dataset)
