import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('without JavaScript no popup shows, but the figures are there', async ({ page }) => {
  await page.goto('/en')
  await page.waitForTimeout(2500)
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  await expect(page.locator('#figures')).toContainText('1,240,000')
})

test('without JavaScript the menu of a phone unfolds and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const header = page.getByRole('banner')
  const link = header.locator('details').getByRole('link', { name: 'ข่าวและโปรโมชั่น' })
  await expect(link).not.toBeVisible()
  await header.locator('summary').click()
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === '/news')
})
