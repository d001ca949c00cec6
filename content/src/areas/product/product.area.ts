import type { Area } from '../../engines/area.ts'
import { machines } from './machine.collection.ts'
import { productHead } from './product-head.global.ts'
import { productPage } from './product-page.global.ts'
import { productRoutes } from './product.route.ts'
import { productSources } from './product.search.ts'

export const productArea: Area = {
  collections: [machines],
  globals: [productHead, productPage],
  routes: productRoutes,
  searchSources: productSources,
}
