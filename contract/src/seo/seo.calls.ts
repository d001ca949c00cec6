import { z } from 'zod'
import { items } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { seoWire } from './seo.wire.ts'

/** Calls of the feature seo (spec §7). */
export const seoCalls = {
  listSeoRecords: defineCall('listSeoRecords', {
    path: '/items/seo',
    summary: 'Lists the metadata of the pages.',
    query: { limit: z.int(), filter: z.string() },
    answer: items(seoWire),
    source: 'spec §7 Auth and users',
  }),
}
