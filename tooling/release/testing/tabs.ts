import { chromium, type BrowserContext, type Request } from '@playwright/test'
import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { browserArguments } from '../../browser.ts'
import { findHeadlessBrowser } from '../../testing/headless-browser.ts'

const origin = 'https://www.example.com'

export interface Tabs {
  /** What the tabs met: failed requests, errors of scripts. */
  faults: string[]
  context: BrowserContext
  /** The requests without a complete response. */
  listOpen: () => string[]
  stop: () => Promise<void>
}

/** A browser for which nginx on this port is www.example.com. */
export async function openBrowser(httpsPort: number): Promise<Tabs> {
  const address = `--host-resolver-rules=MAP www.example.com:443 127.0.0.1:${httpsPort}`
  const browser = await chromium.launch({
    executablePath: await findHeadlessBrowser(),
    args: [...browserArguments, address, '--ignore-certificate-errors'],
  })
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
  const choice = { name: consentCookieNames.general, value: consentCookieValue }
  await context.addCookies([{ ...choice, url: origin, sameSite: 'Strict' }])
  const faults: string[] = []
  const note = (what: string) => faults.push(`${new Date().toISOString()} ${what}`)
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  const open = new Map<Request, string>()
  context.on('request', (request) => open.set(request, new Date().toISOString()))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('weberror', (error) => note(String(error.error())))
  context.on('requestfailed', (request) => {
    open.delete(request)
    const { errorText } = request.failure() ?? {}
    // The next click came first.
    if (errorText !== 'net::ERR_ABORTED') note(`${errorText} ${request.url()}`)
  })
  const listOpen = () => [...open].map(([request, since]) => `${since} ${request.url()}`)
  return { faults, context, listOpen, stop: () => browser.close() }
}

/** A visitor who clicks from page to page in one tab. The returned function ends this, and returns the number of pages. */
export async function startClicking({
  context,
  faults,
  listOpen,
}: Tabs): Promise<() => Promise<number>> {
  const page = await context.newPage()
  await page.goto('/en', { waitUntil: 'networkidle' })
  let isOver = false
  async function click(): Promise<number> {
    for (let count = 0; ; count += 1) {
      if (isOver) return count
      const path = `/en/${['branch', 'faq', 'contact'][count % 3]}`
      await page.locator(`footer a[href="${path}"]`).first().click()
      await page.waitForURL((url) => url.pathname === path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // A busier browser would take the processors from the services.
      await sleep(300)
    }
  }
  const clicking = click().catch((error: unknown) => {
    faults.push(`clicking ended: ${String(error)} ${page.url()}, open: ${listOpen().join(', ')}`)
    return 0
  })
  return async () => {
    isOver = true
    return await clicking
  }
}

/** A visitor who types a message during all of `work`, and then sends it. Returns the message. */
export async function typeDuring({ context }: Tabs, work: () => Promise<void>): Promise<string> {
  const page = await context.newPage()
  await page.goto('/en/contact', { waitUntil: 'networkidle' })
  const main = page.locator('main')
  await main.getByRole('textbox', { name: 'First name', exact: true }).fill('Somsri')
  await main.getByLabel('Phone', { exact: true }).fill('0812345678')
  await main.getByRole('checkbox', { name: /You may contact me/ }).check()
  const field = main.getByRole('textbox', { name: 'What would you like to say or ask?' })
  let typed = `From ${Date.now()}:`
  await field.fill(typed)
  let isOver = false
  async function type(): Promise<void> {
    while (!isOver) {
      await field.pressSequentially(' x', { delay: 250 })
      typed += ' x'
    }
  }
  const end = () => {
    isOver = true
  }
  await Promise.all([work().finally(end), type()])
  expect(await field.inputValue()).toBe(typed)
  await main.getByRole('button', { name: 'Send message', exact: true }).click()
  await main.getByRole('heading', { name: 'Got it, thank you' }).waitFor()
  await page.close()
  return typed
}
