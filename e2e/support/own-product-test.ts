import { startProduct } from '../../tooling/product.ts'
import { hideOverlay } from './hide-overlay.ts'
import type { SharedProduct } from './shared-product.ts'
import { test as sharedTest } from './test.ts'

interface OwnProduct extends SharedProduct {
  stopContent: () => Promise<void>
  /** Resolves once the content service answers again, at the same address. */
  startContent: (extra?: Environment) => Promise<void>
  /** Starts the website anew with other settings. */
  restartWeb: (extra: Environment) => Promise<void>
}

type Environment = Record<string, string>

/** A journey over a product of its own, which it may break: every relative address leads there. */
export const test = sharedTest.extend<{ ownProduct: OwnProduct }>({
  ownProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct()
      await hideOverlay(product)
      await provide({
        webUrl: product.webUrl,
        contentUrl: product.contentUrl,
        dataDir: product.dataDir,
        administrator: product.administrator,
        stopContent: () => product.stopPart('content'),
        startContent: (extra) => product.startPart('content', extra),
        restartWeb: async (extra) => {
          await product.stopPart('web')
          await product.startPart('web', extra)
        },
      })
      await product.stop()
    },
    { timeout: 120_000 },
  ],
  product: async ({ ownProduct }, provide) => provide(ownProduct),
})
