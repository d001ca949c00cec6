import { startProduct } from '../../tooling/product.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { test as sharedTest } from '../support/test.ts'

/** Tests with the overlay times of the specification, one product per file. */
export const test = sharedTest.extend<object, { untouchedProduct: SharedProduct }>({
  untouchedProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct()
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ untouchedProduct }, provide) => provide(untouchedProduct),
})
