import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { test as base } from '@playwright/test'
import { startProduct } from '../../tooling/product.ts'
import { hideOverlay } from '../support/hide-overlay.ts'

/** A journey over a product that serves the gallery; one per worker, for nothing in it is changed. */
export const test = base.extend<object, { galleryProduct: string }>({
  galleryProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct()
      await hideOverlay(product)
      await product.stopPart('web')
      await product.startPart('web', { GALLERY: '1' })
      await provide(product.webUrl)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ galleryProduct }, provide) => provide(galleryProduct),
  // The cookie banner has its own journeys.
  context: async ({ context, galleryProduct }, provide) => {
    const choice = { name: consentCookieNames.general, value: consentCookieValue }
    await context.addCookies([{ ...choice, url: galleryProduct, sameSite: 'Strict' }])
    await provide(context)
  },
})
