import { productPageInfoWire, productPageWire } from '@washhouse/contract/product/product.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { pickLanguageWithin } from '../../engines/records/stored-document.ts'
import { machineEntity } from './product.entities.ts'

const lists = ['steps', 'allowed', 'forbidden', 'payments'] as const

/** Every call of the area product. */
export function productRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(productPageInfoWire, 'information_page_product', (language) =>
      readGlobal(payload, 'product-head', productPageInfoWire, language),
    ),
    ...itemsResource(payload, machineEntity),
    singletonResource(productPageWire, 'product_page', (language) =>
      readGlobal(payload, 'product-page', productPageWire, language, (page) =>
        Object.fromEntries(
          lists.map((name) => [name, rowsIn(pickLanguageWithin(page[name] ?? [], language))]),
        ),
      ),
    ),
  ]
}

/** Rows whose optional fields were never filled in say so. */
function rowsIn(rows: unknown): unknown {
  if (!Array.isArray(rows)) return []
  return rows.map((row: object) => ({ image: null, text: null, ...row }))
}
