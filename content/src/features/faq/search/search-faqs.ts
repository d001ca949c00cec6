import type { Faq } from '@washhouse/contract/faq/faq.contract'
import { findByWords } from '@washhouse/contract/search/find-by-words'
import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import { plainText } from '@washhouse/contract/text/plain-text'
import type { BasePayload } from 'payload'
import { findRecords } from '../../../core/search/find-records.ts'
import { spellingsOf } from '../../../core/search/spellings.ts'
import { findFaqs, type AskedFaqs, type Reading } from '../find-faqs.ts'
import { faqSource } from './faq.search.ts'

type Asked = AskedFaqs & { search: string; match?: 'all' | 'any' | undefined }

/** Questions that contain every word of a text, or the nearest ones, best first. */
export async function searchFaqs(
  payload: BasePayload,
  { search, match, ...asked }: Asked,
  reading: Reading,
): Promise<Faq[]> {
  // Drafts are not indexed.
  if (reading.visibility !== 'published')
    return findByWords(await findFaqs(payload, asked, reading), search, {
      textOf: ({ question, answer }) => `${question} ${plainText(answer ?? '')}`,
      compiled: await spellingsOf(payload),
    })
  const page = { text: search, page: 1, limit: maxSearchResults, match }
  const { ids } = await findRecords(payload, faqSource, page)
  const found = await findFaqs(payload, { ...asked, ids }, reading)
  const byId = new Map(found.map((faq) => [faq.id, faq]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
