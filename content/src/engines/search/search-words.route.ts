import { searchCalls } from '@washhouse/contract/search/search.calls'
import { searchWordsWire } from '@washhouse/contract/search/search.wire'
import type { BasePayload } from 'payload'
import { route, type ContractRoute } from '../calls/contract-route.ts'
import { spellingSourceOf } from './read-spellings.ts'

/** The editors' lists of words, for clients that search by themselves, as the website does among the branches. */
export function searchWordsRoute(payload: BasePayload): ContractRoute {
  const source = spellingSourceOf(payload)
  return route(searchCalls.getSearchWords, async ({ language }) => ({
    body: { result: searchWordsWire.encode(await source.read(payload), language) },
    tags: [source.tag],
  }))
}
