import { fileURLToPath } from 'node:url'
import { isStale } from '../../tooling/launcher/build-part.ts'
import { CONTENT, WEB } from '../../tooling/launcher/parts.ts'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import { startProduct } from '../../tooling/product.ts'
import { startSeveralProducts } from '../../tooling/testing/several-products.ts'
import { hideOverlay } from './hide-overlay.ts'
import { shareProduct } from './shared-product.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the product that the tests share, with SEVERAL=1 as two content services and two websites; returns a function that stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const part of [CONTENT, WEB]) {
    if (await isStale(ROOT, part))
      console.warn(`The build of the ${part.title} is older than its sources: npm run build`)
  }
  const isSeveral = inheritedEnvironment()['SEVERAL'] === '1'
  const product = await (isSeveral ? startSeveralProducts() : startProduct())
  await hideOverlay(product)
  const galleryUrl = await product.startSecondWeb({ GALLERY: '1' })
  shareProduct({ ...product, galleryUrl })
  return product.stop
}
