import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('without scripts each page that a visitor comes to has its own look', async ({ page }) => {
  await page.goto('/')
  for (const [link, part] of [
    ['ค้นหาสาขา', '.branch-list__results'],
    ['แฟรนไชส์', '.investor__actions'],
    ['แจ้งปัญหาการใช้งาน', '.problem-page__reach'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page.locator(part).first()).toHaveCSS('display', /grid|flex/)
  }
})
