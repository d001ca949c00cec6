import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './support/own-product-test.ts'

const BRANCH_LINKS = 'main a[href^="/branch/"]'

test('what was seen before stays while the content service is stopped, and heals by itself @desktop', async ({
  page,
  ownProduct,
}) => {
  await page.goto('/branch')
  const firstBranch = page.locator(BRANCH_LINKS).first()
  const name = await firstBranch.innerText()
  await firstBranch.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await seeAllPictures(page)
  const address = page.url()

  await ownProduct.stopContent()
  await page.goto('/branch')
  await firstBranch.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await seeAllPictures(page)

  await ownProduct.startContent()
  await expect(async () => {
    const response = await page.goto('/branch?page=2')
    expect(response?.status()).toBe(200)
    await expect(page.locator(BRANCH_LINKS)).not.toHaveCount(0)
  }).toPass({ timeout: 20_000 })
})

/** Pictures below the fold are only fetched when they come into view. */
async function seeAllPictures(page: Page): Promise<void> {
  const pictures = await page.locator('main img').all()
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
}
