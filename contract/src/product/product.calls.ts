import { z } from 'zod'
import { items, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { machineWire, productPageInfoWire, productPageWire } from './product.wire.ts'

/** Calls of the feature product (extension), for the product page of spec §2. */
export const productCalls = {
  getProductPageInfo: defineCall('getProductPageInfo', {
    path: '/items/information_page_product',
    summary: 'Returns the heading of the product page.',
    answer: singleton(productPageInfoWire),
  }),
  listMachines: defineCall('listMachines', {
    path: '/items/product',
    summary: 'Lists the machines in the shops with prices and cycle times in minutes.',
    query: { sort: z.string(), limit: z.int() },
    answer: items(machineWire),
  }),
  getProductPage: defineCall('getProductPage', {
    path: '/items/product_page',
    summary:
      'Returns the content of the product page: steps of use, allowed and forbidden items, payment methods and the service promise.',
    answer: singleton(productPageWire),
  }),
}
