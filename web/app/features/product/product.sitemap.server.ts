import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { loadProduct } from './load-product.ts'

/** The product page, changed with any of its machines too. */
export const sitemap: SitemapSource = {
  tags: ['information_page_product', 'product', 'product_page'],
  async list(content) {
    const { info, machines, page } = await loadProduct(content)
    const shown = [info, page, ...machines]
    return [{ path: '/product', changedAt: latestOf(shown.map((each) => each?.updatedAt)) }]
  },
}
