import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { test as base } from '@playwright/test'
import { readSharedProduct } from './shared-product.ts'
import type { SharedProduct } from './shared-product.ts'
import { untilAwake } from './until-awake.ts'

interface ProductFixtures {
  product: SharedProduct
  contentUrl: string
  /** The first administrator: e-mail and password for /admin. */
  administrator: SharedProduct['administrator']
  /** Whether the visitor has answered the cookie banner already, with essential cookies only. */
  hasChosen: boolean
}

/** A journey over the product that all journeys share: read it, or change only what is the test's own. */
export const test = base.extend<ProductFixtures>({
  // Playwright reads the names of fixtures from the braces.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => provide(readSharedProduct()),
  baseURL: async ({ product }, provide) => provide(product.webUrl),
  contentUrl: async ({ product }, provide) => provide(product.contentUrl),
  administrator: async ({ product }, provide) => provide(product.administrator),
  hasChosen: [true, { option: true }],
  context: async ({ context, product, hasChosen }, provide) => {
    const choice = { name: consentCookieNames.general, value: consentCookieValue }
    if (hasChosen)
      await context.addCookies([{ ...choice, url: product.webUrl, sameSite: 'Strict' }])
    await provide(context)
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    // Like a visitor who looks before he presses: scripts start when the page is painted. Who names
    // an earlier moment presses then.
    const wakes = (moment = 'networkidle') => javaScriptEnabled && moment === 'networkidle'
    const open = page.goto.bind(page)
    page.goto = async (path, options) => {
      const response = await open(path, options)
      if (wakes(options?.waitUntil)) await untilAwake(page)
      return response
    }
    const reload = page.reload.bind(page)
    page.reload = async (options) => {
      const response = await reload(options)
      if (wakes(options?.waitUntil)) await untilAwake(page)
      return response
    }
    await provide(page)
  },
})
