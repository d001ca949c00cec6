import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('without JavaScript no popup shows, but the figures are there, and the menu of a phone unfolds and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await expect(page.locator('#figures')).toContainText('1,240,000')
  const header = page.getByRole('banner')
  const link = header.locator('.site-header__menu').getByRole('link', { name: 'News', exact: true })
  await expect(link).not.toBeVisible()
  await header.locator('.site-header__menu > summary').click()
  await expect(link).toBeVisible()
  // Only a script opens it.
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === '/en/news')
})
