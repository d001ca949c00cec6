import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { everyPage, expectEveryPicture } from './pages.ts'

for (const { name, path, status = 200 } of everyPage) {
  test(`the ${name} answers ${status}, complains of nothing and asks no other host @phone`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = []
    const strangers: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        complaints.push(`${response.status()}: ${response.url()}`)
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) strangers.push(request.url())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy violated: ${violatedDirective} ${blockedURI}`)
      })
    })

    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await page.waitForLoadState('networkidle')
    await expectEveryPicture(page)
    // Chromium itself reports a page that is answered with 404.
    const own = complaints.filter((text) => !(status === 404 && /404 \(Not Found\)/.test(text)))
    expect(own).toEqual([])
    expect(strangers).toEqual([])
  })
}

test('an injected script is not run @desktop', async ({ page }) => {
  await page.goto('/branch')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    return document.title === 'taken over'
  })
  expect(ran).toBe(false)
})
