import { productCalls } from '@washhouse/contract/product/product.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { machineEntity } from './product.entities.ts'

export const productRoutes: Routes = (payload) => [
  globalRoute(payload, productCalls.getProductPageInfo, 'product-head', {
    columns: changeDateColumn,
  }),
  ...itemsRoutes(payload, productCalls.listMachines, machineEntity),
  globalRoute(payload, productCalls.getProductPage, 'product-page', { columns: changeDateColumn }),
]
