import { defineWireTable } from '../wire/wire-table.ts'
import { SearchResult, SearchWords } from './search.contract.ts'

/** `/api/search` (extension). */
export const searchResultWire = defineWireTable('search', SearchResult, {
  publishedAt: 'date_publish',
})

/** `/api/search_words` (extension). */
export const searchWordsWire = defineWireTable('search_words', SearchWords, {})
