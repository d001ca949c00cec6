import { expect, type Browser } from '@playwright/test'
import type { Account } from './account-pages.ts'
import { settingPages } from './setting-pages.ts'

interface Elsewhere {
  browser: Browser
  webUrl: string
}

/** Ends all sessions except that of another browser of the member, in English. */
export async function endElsewhere(
  { email, password }: Pick<Account, 'email' | 'password'>,
  { browser, webUrl }: Elsewhere,
): Promise<void> {
  const other = await browser.newContext({ baseURL: webUrl })
  const page = await other.newPage()
  const pages = settingPages(page, 'en')
  await page.goto('/en/login')
  await pages.signIn(email, password)
  await expect(page).toHaveURL(pages.isAt('/account'))
  await pages.open('/sessions')
  await page.locator('button[value=others]').click()
  await expect(pages.done).toBeVisible()
  await other.close()
}
