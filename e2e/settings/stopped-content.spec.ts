import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectEveryPicture } from '../every-page/pages.ts'
import { test } from '../support/own-product-test.ts'

const list = '/branch'
const branch = '/branch/chiang-mai-nimman-9'
const seen = ['/', list, branch, '/en', '/en/branch', `/en${branch}`, `${list}?page=2`]

test('with the content service stopped all that was seen stays, the rest says so, and it heals by itself [S8.errors.4] @long @desktop', async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(150_000)
  for (const path of seen) await seeWhole(page, path)

  await ownProduct.stopContent()
  for (const path of seen) {
    await seeWhole(page, path)
    await page.reload()
    await expectEveryPicture(page)
  }

  await test.step('in-app navigation between them works', async () => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await page.getByRole('banner').getByRole('link', { name: 'ค้นหาสาขา' }).click()
    await expect(page).toHaveURL((url) => url.pathname === list)
    await page.getByRole('link', { name: 'หน้า 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(12)
    await page.getByRole('banner').getByRole('link', { name: 'ฟองใส' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  })

  await test.step('a page that nobody has seen says that it cannot be shown now', async () => {
    const unseen = await page.goto('/branch/phuket-patong')
    expect(unseen?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ขอพักสักครู่ เดี๋ยวกลับมา')
    await expect(page.getByRole('banner')).toBeVisible()
    const unseenEnglish = await page.goto('/en/branch/phuket-patong')
    expect(unseenEnglish?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a moment')
  })

  await ownProduct.startContent()
  await expect(async () => {
    const healed = await page.goto('/branch/phuket-patong')
    expect(healed?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ภูเก็ต ป่าตอง/)
  }).toPass({ timeout: 20_000 })
})

async function seeWhole(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectEveryPicture(page)
}
