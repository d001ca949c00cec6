import type { Page } from '@playwright/test'

/** Holds back every script file of the website; gives what lets them through, and what breaks them off. */
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

/** Whether the page's scripts answer by now. */
export const isAwake = (page: Page) =>
  page.evaluate(() => 'awake' in document.documentElement.dataset)
