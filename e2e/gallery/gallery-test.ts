import { readSharedProduct } from '../support/shared-product.ts'
import { test as sharedTest } from '../support/test.ts'

/** A test on the website with the gallery. */
export const test = sharedTest.extend({
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const { galleryUrl, ...product } = readSharedProduct()
    await provide({ ...product, webUrl: galleryUrl })
  },
})
