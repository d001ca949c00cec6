import { startProduct } from '../../tooling/product.ts'
import { hideOverlay } from './hide-overlay.ts'
import type { SharedProduct } from './shared-product.ts'
import { test as sharedTest } from './test.ts'

interface OwnProduct extends SharedProduct {
  stopContent: () => Promise<void>
  /** Resolves once the content service responds again at the same address. */
  startContent: (extra?: Environment) => Promise<void>
  /** Restarts the website with other settings. */
  restartWeb: (extra: Environment) => Promise<void>
}

type Environment = Record<string, string>

/** A test with its own product, which it may break; relative URLs lead to it. */
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
