import { z } from 'zod'
import { items, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { machineWire, productPageInfoWire, productPageWire } from './product.wire.ts'

/** The calls of the area product: all ours, for the product page of spec §2. */
export const productCalls = {
  getProductPageInfo: defineCall('getProductPageInfo', {
    path: '/items/information_page_product',
    summary: 'Head of the product page',
    answer: singleton(productPageInfoWire),
  }),
  listMachines: defineCall('listMachines', {
    path: '/items/product',
    summary: 'The machines of the shops with their prices and minutes',
    query: { sort: z.string(), limit: z.int() },
    answer: items(machineWire),
  }),
  getProductPage: defineCall('getProductPage', {
    path: '/items/product_page',
    summary: 'Steps of use, what may and may not go in, ways to pay, the promise',
    answer: singleton(productPageWire),
  }),
}
