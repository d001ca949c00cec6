import { productCalls } from '@washhouse/contract/product/product.calls'
import type { PageContent, Settled } from '../../content/page-content.ts'

/** All that the product page shows; what fails is empty, the rest stands. */
export async function loadProduct(content: PageContent) {
  const [info, machines, page] = await Promise.all([
    content.find(productCalls.getProductPageInfo),
    content.settle(productCalls.listMachines, { query: { sort: 'sort', limit: -1 } }),
    content.find(productCalls.getProductPage),
  ])
  return {
    info: valueOr(info, null),
    machines: valueOr(machines, []),
    page: valueOr(page, null),
  }
}

function valueOr<T, Other>(settled: Settled<T>, other: Other): T | Other {
  return settled.kind === 'ok' ? settled.value : other
}
