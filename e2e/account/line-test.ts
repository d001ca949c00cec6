import { randomUUID } from 'node:crypto'
import { startLineStandIn, type LineStandIn } from '../../tooling/testing/line-stand-in.ts'
import { startProduct } from '../../tooling/product.ts'
import { hideOverlay } from '../support/hide-overlay.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { test as sharedTest } from '../support/test.ts'

interface WithLine {
  product: SharedProduct
  standIn: LineStandIn
}

/** A test with a product that supports LINE; each test has its own LINE user. */
export const test = sharedTest.extend<{ line: LineStandIn['state'] }, { withLine: WithLine }>({
  withLine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const standIn = await startLineStandIn()
      const product = await startProduct(standIn.environment)
      await hideOverlay(product)
      const { webUrl, contentUrl, dataDir, administrator } = product
      await provide({ standIn, product: { webUrl, contentUrl, dataDir, administrator } })
      await product.stop()
      standIn.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ withLine }, provide) => provide(withLine.product),
  line: async ({ withLine }, provide) => {
    const { state } = withLine.standIn
    state.user = { subject: `U${randomUUID()}`, name: 'สมศรี' }
    state.trouble = null
    await provide(state)
  },
})
