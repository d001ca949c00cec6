import { defineWireTable } from '../wire/wire-table.ts'
import { SearchResult } from './search.contract.ts'

/** `/api/search`, ours. */
export const searchResultWire = defineWireTable('search', SearchResult, {
  publishedAt: 'date_publish',
})
