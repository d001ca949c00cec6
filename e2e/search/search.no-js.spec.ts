import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('without scripts a visitor searches, turns the page and opens a branch', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'ค้นหา', exact: true }).click()
  await page.getByLabel('อยากหาอะไร').fill('กรุงเทพ')
  await page.locator('main').getByRole('button', { name: 'ค้นหา' }).click()
  await expect(page.locator('.search-list > li')).toHaveCount(12)
  await expect(page.locator('.search-list mark').first()).toHaveText('กรุงเทพ')
  await page.getByRole('link', { name: 'หน้าถัดไป' }).click()
  await expect(page).toHaveURL(/&page=2$/)
  await page.locator('.search-list h3').first().getByRole('link').click()
  await expect(page.locator('.search-list')).toHaveCount(0)
})
