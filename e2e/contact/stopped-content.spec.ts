import { expect } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { checkHtml } from '../crawl/check-html.ts'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/own-product-test.ts'
import { contactForm, takeTime } from './contact-page.ts'

test('while the content service is down no form loses what was typed, and it is sent once it is back @long @desktop', async ({
  page,
  browser,
  request,
  ownProduct,
}) => {
  test.setTimeout(150_000)
  const message = `มีที่จอดรถไหม ${Date.now()}`
  const form = contactForm(page, 'th')
  const { page: plainPage, close } = await openWithoutScripts(browser, ownProduct.webUrl)
  const plain = contactForm(plainPage, 'en')
  await page.goto('/contact')
  await plainPage.goto('/en/contact')
  await form.fillIn(message)
  await plain.fillIn(`${message} plain`)
  await ownProduct.stopContent()

  await test.step('with JavaScript', async () => {
    await takeTime(page)
    await form.send.click()
    await expect(form.summary).toBeFocused()
    await expect(form.summary).toContainText(form.words.away)
    await expect(form.summary.getByRole('link', { name: form.words.line })).toBeVisible()
    await expect(form.summary.getByRole('link', { name: form.words.call })).toBeVisible()
    await expect(form.message).toHaveValue(message)
    await expect(form.consent).toBeChecked()
  })

  await test.step('without JavaScript', async () => {
    const [answer] = await Promise.all([
      plainPage.waitForResponse('**/en/contact'),
      plain.send.click(),
    ])
    expect(answer.status()).toBe(503)
    expect(await checkHtml(await answer.text())).toEqual([])
    const away = await plainPage.request.get('/branch/no-such-branch')
    expect([away.status(), await checkHtml(await away.text())]).toEqual([503, []])
    expect(await away.text()).toContain(away.headers()['x-request-id'])
    await expect(plain.summary).toBeFocused()
    await expect(plain.summary).toContainText(plain.words.away)
    await expect(plain.summary.getByRole('link', { name: plain.words.call })).toBeVisible()
    await expect(plain.message).toHaveValue(`${message} plain`)
    await expect(plain.phone).toHaveValue(' ๐๘๑๒๓๔๕๖๗๘ ')
    await expect(plain.consent).toBeChecked()
  })

  await test.step('and with nothing there at all, not even the website', async () => {
    await page.context().setOffline(true)
    await form.send.click()
    await expect(form.summary).toBeFocused()
    await expect(form.message).toHaveValue(message)
    await page.context().setOffline(false)
  })

  await ownProduct.startContent()
  // The circuit breaker blocks requests for up to five seconds.
  await expect(async () => {
    if (await form.send.isVisible()) await form.send.click()
    await expect(form.sent).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await plain.send.click()
  await expect(plain.sent).toBeVisible()
  for (const text of [message, `${message} plain`])
    expect(await findLeads({ ...ownProduct, request }, text)).toHaveLength(1)
  await close()
})

async function openWithoutScripts(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  return { page: await context.newPage(), close: () => context.close() }
}
