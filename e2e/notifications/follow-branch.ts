import { expect, type Page } from '@playwright/test'
import { demoBranch } from '../every-page/pages.ts'

export const followWords = {
  th: { prefix: '', follow: 'ติดตามสาขานี้', leave: /^เลิกติดตาม/, mine: 'สาขาของฉัน' },
  en: {
    prefix: '/en',
    follow: 'Follow this branch',
    leave: /^Unfollow/,
    mine: 'My branches',
  },
} as const

/** A member follows a branch, sees it first in the account and on the home page, and unfollows it. */
export async function followAndLeave(page: Page, language: 'th' | 'en'): Promise<void> {
  const { prefix, follow, leave, mine } = followWords[language]
  const branchPath = `${prefix}/branch/${demoBranch.open}`
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
  const section = page.getByRole('main').getByRole('region', { name: mine })
  const link = section.locator(`a[href="${branchPath}"]`)

  await page.goto(prefix || '/')
  await expect(section).toHaveCount(0)
  await page.goto(branchPath)
  await button(follow).click()
  await expect(button(leave)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === branchPath)

  await page.goto(prefix || '/')
  await expect(link).toBeVisible()
  await page.goto(`${prefix}/account`)
  await expect(link).toBeVisible()
  await section.getByRole('button', { name: leave }).click()
  await expect(link).toHaveCount(0)
  await page.goto(branchPath)
  await expect(button(follow)).toBeVisible()
}
