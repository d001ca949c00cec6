import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { searchAttempts } from '@washhouse/contract/search/find-by-words'
import { searchCalls } from '@washhouse/contract/search/search.calls'
import type { SearchResult } from '@washhouse/contract/search/search.contract'
import { searchResultWire, searchWordsWire } from '@washhouse/contract/search/search.wire'
import { pageBody } from '@washhouse/contract/wire/envelope'
import type { BasePayload } from 'payload'
import { textOrThai } from '../../platform/languages/thai-fallback.ts'
import { eitherRoute, limitedRoute, type ContractRoute, route } from '../calls/contract-route.ts'
import { excerptOf } from './excerpt.ts'
import { findPage } from './find-records.ts'
import type { FoundDocument } from './search-index.ts'
import { spellingSourceOf } from './spellings.ts'
import { audiences, type SearchTexts } from './search-source.ts'

/** A person sends a few in a minute, but many may share an address. */
const limit = { most: 300, spanSeconds: 60 }

/**
 * The search. Never cached, because queries seldom repeat. Member documents are not even searched for other clients, so that
 * nothing in the response can depend on them.
 */
export function searchRoute(payload: BasePayload): ContractRoute {
  return limitedRoute(
    eitherRoute(searchCalls.search, async ({ query, language, member }) => {
      const { q = '', limit: rows, page, match } = query
      const asked = { text: q, page, limit: rows, match }
      const { found, total, spellings } = await findPage(payload, asked, {
        audiences: member ? audiences : ['anyone'],
      })
      const words = searchAttempts(q, spellings)
        .flatMap((terms) => terms.words.flat())
        .flatMap(spellings.spell)
      const results = found.map((document) => toResult(document, words, language))
      const body = results.map((result) => searchResultWire.encode(result, language))
      return { body: pageBody(body, { page, limit: rows }, total) }
    }),
    limit,
  )
}

function toResult(
  { kind, recordId, slug, publishedAt, texts }: FoundDocument,
  words: readonly string[],
  language: Language,
): SearchResult {
  const { [language]: wanted, [defaultLanguage]: thai } = texts
  return {
    kind,
    id: recordId,
    slug,
    title: textOrThai(wanted.title, thai.title),
    excerpt: excerptOf(textOrThai(wanted.text, thai.text), words),
    publishedAt,
    untranslated: [
      ...(isInThaiAlone(texts, 'title') ? ['title'] : []),
      ...(isInThaiAlone(texts, 'text') ? ['excerpt'] : []),
    ],
  }
}

/** Text that is the same in both languages is also stored only as Thai, and may not be Thai. */
function isInThaiAlone({ th, en }: SearchTexts, part: 'title' | 'text'): boolean {
  return en[part] === '' && /\p{Script=Thai}/u.test(th[part])
}

/** The editors' word lists, for clients that search locally, such as the website for branches. */
export function searchWordsRoute(payload: BasePayload): ContractRoute {
  const source = spellingSourceOf(payload)
  return route(searchCalls.getSearchWords, async ({ language }) => ({
    body: { result: searchWordsWire.encode(await source.read(payload), language) },
    tags: [source.tag],
  }))
}
