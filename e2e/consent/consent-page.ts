import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consentCookieNames } from '@washhouse/contract/consent/consent-cookies.wire'
import type { BrowserContext, Page } from '@playwright/test'

/** Built-in English texts of the website. */
export const consentWords = {
  acceptAll: 'Accept all',
  refuse: 'Essential only',
  settings: 'Cookie settings',
  confirm: 'Confirm my choice',
  close: 'Close',
}

export const bannerOf = (page: Page) => page.locator('section.consent')
export const settingsOf = (page: Page) => page.getByRole('dialog', { name: consentWords.settings })

export const pressIn = (page: Page, name: string) =>
  bannerOf(page).getByRole('button', { name, exact: true }).click()

export const toggle = (page: Page, value: string) =>
  settingsOf(page).locator(`input[value="${value}"]`)
export const confirm = (page: Page) =>
  settingsOf(page).getByRole('button', { name: consentWords.confirm }).click()

/** Values of the consent cookies. */
export async function readChoice(context: BrowserContext): Promise<Record<string, string>> {
  const known = Object.values(consentCookieNames)
  const cookies = (await context.cookies()).filter(({ name }) => known.includes(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

const { general, analytics, advertising } = consentCookieNames
export const choices = {
  none: {},
  essential: { [general]: 'isSet' },
  analytics: { [general]: 'isSet', [analytics]: 'isSet' },
  advertising: { [general]: 'isSet', [advertising]: 'isSet' },
  all: { [general]: 'isSet', [analytics]: 'isSet', [advertising]: 'isSet' },
}

/** A page of another site, at `localhost`, with one link to this address. */
export async function startOtherSite(address: string) {
  const server = createServer((_, res) => {
    res.setHeader('content-type', 'text/html')
    res.end(`<!doctype html><title>Elsewhere</title><a href="${address}">laundry</a>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
