import { productCalls } from '@washhouse/contract/product/product.calls'
import { loadPrices } from '../../core/blocks/price/load-prices.ts'
import { valueOr, type PageContent } from '../../core/content/page-content.ts'

/** Loads all data of the product page. Parts that fail are empty. */
export async function loadProduct(content: PageContent) {
  const [info, prices] = await Promise.all([
    content.find(productCalls.getProductPageInfo),
    loadPrices(content),
  ])
  return { info: valueOr(info, null), ...prices }
}
