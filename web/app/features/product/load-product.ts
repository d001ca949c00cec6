import { productCalls } from '@washhouse/contract/product/product.calls'
import { loadPrices } from '../../core/blocks/price/load-prices.ts'
import { valueOr, type PageContent } from '../../core/content/page-content.ts'

/** All that the product page shows; what fails is empty, the rest stands. */
export async function loadProduct(content: PageContent) {
  const [info, prices] = await Promise.all([
    content.find(productCalls.getProductPageInfo),
    loadPrices(content),
  ])
  return { info: valueOr(info, null), ...prices }
}
