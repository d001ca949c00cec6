import { productCalls } from '@washhouse/contract/product/product.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
import { machineEntity } from './product.entities.ts'

export const productRoutes: Routes = (payload) => [
  globalRoute(payload, productCalls.getProductPageInfo, 'product-head', {
    columns: changeDateColumn,
  }),
  ...itemsRoutes(payload, productCalls.listMachines, machineEntity),
  globalRoute(payload, productCalls.getProductPage, 'product-page', { columns: changeDateColumn }),
]
