import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { loadProduct } from './load-product.ts'

/** The product page also changes with each of its machines. */
export const sitemap: SitemapSource = {
  tags: ['information_page_product', 'product', 'product_page'],
  async list(content) {
    const { info, machines, page } = await loadProduct(content)
    const shown = [info, page, ...machines]
    return [{ path: '/product', changedAt: latestOf(shown.map((each) => each?.updatedAt)) }]
  },
}
