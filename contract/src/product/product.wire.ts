import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { Machine, ProductPage } from './product.contract.ts'

/** `/items/information_page_product` (extension). */
export const productPageInfoWire = definePageInfoTable('information_page_product')

/** `/items/product` (extension). */
export const machineWire = defineWireTable('product', Machine, {
  title: 'data.title',
  description: 'data.description',
  fits: 'data.fits',
  updatedAt: 'date_updated',
})

/** `/items/product_page` (extension). */
export const productPageWire = defineWireTable(
  'product_page',
  ProductPage,
  {
    promiseTitle: 'data.promise_title',
    promiseText: 'data.promise_text',
    updatedAt: 'date_updated',
  },
  {},
  { loads: () => [] },
)
