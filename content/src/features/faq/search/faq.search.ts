import { createHash } from 'node:crypto'
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
  const mains = openEntity(payload, mainFaqEntity, defaultLanguage)
  const [thai, english, subjects] = await Promise.all([
    describe(payload, 'th', ids),
    describe(payload, 'en', ids),
    findEntities(mains, wholeList),
  ])
  const slugs = new Map(subjects.map(({ id, slug }) => [id, slug]))
  const translated = new Map(english.map(({ faq, text }) => [faq.id, text]))
  return thai.map(({ faq, text }) => {
    const slug = slugs.get(faq.mainFaq ?? 0) ?? null
    const texts = inBothLanguages(text, translated.get(faq.id))
    const stamp = createHash('sha256')
      .update(JSON.stringify([slug, texts]))
      .digest('base64')
    return { id: faq.id, stamp, slug, publishedAt: null, endsAt: null, texts }
  })
}

/** The texts of questions; the titles of their subjects are keywords. */
async function describe(payload: BasePayload, language: Language, ids?: readonly number[]) {
  const [faqs, subs, mains] = await Promise.all([
    findFaqs(payload, { ids }, { language, visibility: 'published' }),
    findEntities(openEntity(payload, subFaqEntity, language), wholeList),
    findEntities(openEntity(payload, mainFaqEntity, language), wholeList),
  ])
  const subTitles = new Map(subs.map(({ id, title }) => [id, title]))
  const mainTitles = new Map(mains.map(({ id, title }) => [id, title]))
  return faqs.map((faq) => {
    const { question, answer, subFaq, mainFaq } = faq
    const keywords = [subTitles.get(subFaq ?? 0) ?? '', mainTitles.get(mainFaq ?? 0) ?? '']
    return { faq, text: { title: question, text: plainText(answer ?? ''), keywords } }
  })
}
