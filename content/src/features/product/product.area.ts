import type { Area } from '../../core/area.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { label } from '../../platform/languages/labels.ts'
import { machines } from './machine.collection.ts'
import { productPage } from './product-page.global.ts'
import { productRoutes } from './product.route.ts'
import { productSources } from './product.search.ts'

export const productArea: Area = {
  collections: [machines],
  globals: [
    definePageInfo(
      'product-head',
      'information_page_product',
      label('หน้าเครื่องและราคา (ส่วนหัว)', 'Product page (head)'),
    ),
    productPage,
  ],
  routes: productRoutes,
  searchSources: productSources,
}
