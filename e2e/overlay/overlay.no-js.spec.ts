import { expect } from '@playwright/test'
import { test } from './overlay-test.ts'

test('without JavaScript the page is there and the overlay never is [S4.overlay.1]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.loading-overlay')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'ค้นหาสาขา' }).first().click()
  await expect(page).toHaveURL(/\/branch$/)
  await expect(page.locator('.loading-overlay')).toBeHidden()
})
