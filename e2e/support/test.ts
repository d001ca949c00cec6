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
  /** First administrator: email and password for /admin. */
  administrator: SharedProduct['administrator']
  /** Whether the visitor has already accepted only essential cookies. */
  hasChosen: boolean
}

/** A test with the shared product: read-only, except for data of the test itself. */
export const test = base.extend<ProductFixtures>({
  // Playwright reads fixture names from the braces.
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
    // By default waits for hydration, as visitors look before they click. Tests that pass an earlier moment click at that
    // moment.
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
