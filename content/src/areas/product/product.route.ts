import { productCalls } from '@washhouse/contract/product/product.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { machineEntity } from './product.entities.ts'

/** Every call of the area product. */
export function productRoutes(payload: BasePayload): ContractRoute[] {
  return [
    globalRoute(payload, productCalls.getProductPageInfo, 'product-head'),
    ...itemsRoutes(payload, productCalls.listMachines, machineEntity),
    globalRoute(payload, productCalls.getProductPage, 'product-page'),
  ]
}
