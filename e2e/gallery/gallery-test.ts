import { readSharedProduct } from '../support/shared-product.ts'
import { test as sharedTest } from '../support/test.ts'

/** A journey over the website that serves the gallery. */
export const test = sharedTest.extend({
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const { galleryUrl, ...product } = readSharedProduct()
    await provide({ ...product, webUrl: galleryUrl })
  },
})
