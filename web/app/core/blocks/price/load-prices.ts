import { productCalls } from '@washhouse/contract/product/product.calls'
import { valueOr, type PageContent } from '../../content/page-content.ts'

/** The machines in the order of the editors, and the page that names the loads; what fails is empty. */
export async function loadPrices(content: PageContent) {
  const [machines, page] = await Promise.all([
    content.settle(productCalls.listMachines, { query: { sort: 'sort', limit: -1 } }),
    content.find(productCalls.getProductPage),
  ])
  return { machines: valueOr(machines, []), page: valueOr(page, null) }
}
