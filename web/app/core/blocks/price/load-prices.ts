import { productCalls } from '@washhouse/contract/product/product.calls'
import { valueOr, type PageContent } from '../../content/page-content.ts'

/** The machines in the editors' order, and the page with the loads; empty on failure. */
export async function loadPrices(content: PageContent) {
  const [machines, page] = await Promise.all([
    content.settle(productCalls.listMachines, { query: { sort: 'sort', limit: -1 } }),
    content.find(productCalls.getProductPage),
  ])
  return { machines: valueOr(machines, []), page: valueOr(page, null) }
}
