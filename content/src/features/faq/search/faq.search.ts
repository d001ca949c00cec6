import { createHash } from 'node:crypto'
import type { Faq } from '@washhouse/contract/faq/faq.contract'
import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { plainText } from '@washhouse/contract/text/plain-text'
import type { BasePayload } from 'payload'
import { wholeList } from '../../../core/records/entity-query.ts'
import { findEntities } from '../../../core/records/entity-rows.ts'
import { openEntity } from '../../../core/records/entity-source.ts'
import {
  inBothLanguages,
  type SearchDocument,
  type SearchSource,
} from '../../../core/search/search-source.ts'
import { readableFaqEntity, mainFaqEntity, subFaqEntity } from '../faq.entities.ts'
import { findFaqs } from '../find-faqs.ts'

/**
 * Questions and answers as members see them; a result's slug is that of its main subject. First aid is included here, as its
 * public page has three of a kind and no address for one.
 */
export const faqSource: SearchSource = {
  name: 'faqs',
  kind: 'faq',
  audience: 'members',
  tag: readableFaqEntity.tag,
  madeOf: [subFaqEntity.tag, mainFaqEntity.tag],
  async stampsAfter(payload, id, limit) {
    const later = (await read(payload)).filter((document) => document.id > id)
    return later.toSorted((one, other) => one.id - other.id).slice(0, limit)
  },
  read,
}

/** Questions by id; all of them without ids. There are hundreds of short ones. */
async function read(payload: BasePayload, ids?: readonly number[]): Promise<SearchDocument[]> {
  const find = (language: Language) =>
    findFaqs(payload, { ids }, { language, visibility: 'published' })
  const mains = openEntity(payload, mainFaqEntity, defaultLanguage)
  const [thai, english, subjects] = await Promise.all([
    find('th'),
    find('en'),
    findEntities(mains, wholeList),
  ])
  const slugs = new Map(subjects.map(({ id, slug }) => [id, slug]))
  const translated = new Map(english.map((faq) => [faq.id, describe(faq)]))
  return thai.map((faq) => {
    const slug = slugs.get(faq.mainFaq ?? 0) ?? null
    const texts = inBothLanguages(describe(faq), translated.get(faq.id))
    const stamp = createHash('sha256')
      .update(JSON.stringify([slug, texts]))
      .digest('base64')
    return { id: faq.id, stamp, slug, publishedAt: null, endsAt: null, texts }
  })
}

function describe({ question, answer }: Faq) {
  return { title: question, text: plainText(answer ?? '') }
}
