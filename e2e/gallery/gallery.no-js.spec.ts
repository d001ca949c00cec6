import { expect } from '@playwright/test'
import { test } from './gallery-test.ts'

test('without scripts every slide and picture can still be reached', async ({ page }) => {
  await page.goto('/gallery')
  const carousel = page.getByRole('region', { name: 'โปรโมชั่นตอนนี้', exact: true })
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await expect(carousel.locator('[inert]')).toHaveCount(0)
  const last = carousel.getByRole('heading', { name: 'ชวนเพื่อนมาซัก' })
  await expect(last).not.toBeInViewport()
  await carousel.locator('.carousel__track').focus()
  await page.keyboard.press('End')
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowRight')
  // Keyboard scrolling may still be in progress.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ timeout: 1000 })
  }).toPass()

  await expect(page.getByRole('link', { name: 'แถวลูกค้าวันแรก' })).toHaveAttribute(
    'href',
    '/assets/2',
  )
})
