import type { Page } from '@playwright/test'

/** Commands to the tags so far. */
export const readCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]).map((entry) =>
      Array.from(entry),
    ),
  )

/** Consent update. */
export const signals = (value: 'granted' | 'denied') => [
  'consent',
  'update',
  {
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  },
]

/** Like a tag that starts after the page's scripts. */
export async function tellDestinations(page: Page, origin: string): Promise<void> {
  await page.evaluate((host) => {
    const tell = (address: string | null | undefined) => {
      const { pathname, search } = new URL(address ?? location.href)
      const query = new URLSearchParams({ destination: pathname + search })
      navigator.sendBeacon(`${host}/heard?${query}`)
    }
    navigation.addEventListener('navigate', ({ destination }) => tell(destination.url))
    addEventListener('pageswap', ({ activation }) => tell(activation?.entry.url))
  }, origin)
}
