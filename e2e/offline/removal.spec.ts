import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'

test('switched off, the next visit removes the worker and what it kept @long @desktop', async ({
  page,
  context,
  ownProduct,
}) => {
  test.setTimeout(120_000)
  await page.goto('/branch')
  const keptCaches = () => page.evaluate(async () => (await caches.keys()).length)
  await expect.poll(keptCaches).toBe(1)

  await ownProduct.restartWeb({ OFFLINE_PAGE: '0' })
  await page.goto('/branch')
  await expect.poll(keptCaches).toBe(0)
  await page.goto('/contact')
  await context.setOffline(true)
  await expect(page.goto('/branch')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
