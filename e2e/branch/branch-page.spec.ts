import { expect } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { test } from '../support/test.ts'

test('the keyboard goes from the map of a branch to its neighbour, whose map comes in its place @desktop', async ({
  page,
}) => {
  await page.goto('/branch/chiang-mai-nimman-9')
  const map = page.getByRole('figure', { name: /^แผนที่รอบสาขา/ })
  await expect(map.locator('svg a')).toHaveCount(4)
  const second = map.locator('svg a').nth(1)
  const name = /^2 (.+?) [\d.]+\s/.exec((await second.getAttribute('aria-label')) ?? '')?.[1]
  await tabTo(page, second)
  await expect(second).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(map).toHaveAccessibleName(`แผนที่รอบสาขา${name}`)
})

test('the large map of a branch opens with the shops of its province @long @desktop', async ({
  page,
}) => {
  await page.goto('/en/branch/chiang-mai-nimman-9')
  await page.getByRole('link', { name: 'Move and zoom the map' }).click()
  await expect(page.getByRole('region', { name: 'Branch map' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveText(/Chiang Mai/)
})
