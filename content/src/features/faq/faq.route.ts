import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { faqFeedbackWire, faqWire } from '@washhouse/contract/faq/faq.wire'
import { failedValidation, notFound } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { Routes, Writes } from '../../core/area.ts'
import { bindMemberWrite } from '../../core/calls/bound-write.ts'
import { memberRoute, route } from '../../core/calls/contract-route.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { listRoute } from '../../core/records/record-routes.ts'
import { firstAidEntity, mainFaqEntity, subFaqEntity } from './faq.entities.ts'
import { storeFeedback, listFeedback } from './feedback/faq-feedback.rows.ts'
import { findFaqs } from './find-faqs.ts'
import { noteMiss } from './search/faq-miss.rows.ts'
import { searchFaqs } from './search/search-faqs.ts'

export const faqRoutes: Routes = (payload) => [
  listRoute(payload, faqCalls.listMainFaqs, mainFaqEntity),
  listRoute(payload, faqCalls.listSubFaqs, subFaqEntity, ({ main_faq }) => ({
    mainFaq: ['_eq', main_faq],
  })),
  route(faqCalls.listFaqs, async ({ query, language, visibility }) => {
    const { sub_faq: subFaq, main_faq: mainFaq, search, match } = query
    const [asked, reading] = [
      { subFaq, mainFaq },
      { language, visibility },
    ]
    const found = search
      ? await searchFaqs(payload, { ...asked, search, match }, reading)
      : await findFaqs(payload, asked, reading)
    const isWhole = subFaq === undefined && mainFaq === undefined && match !== 'any'
    if (search && found.length === 0 && isWhole && visibility === 'published')
      await noteMiss(payload, search)
    return { body: { result: found.map((faq) => faqWire.encode(faq, language)) } }
  }),
  route(faqCalls.getFaq, async ({ path, language, visibility }) => {
    const id = idIn(path['id'])
    if (id === undefined) throw notFound('Question')
    const [faq] = await findFaqs(payload, { ids: [id] }, { language, visibility })
    if (!faq) throw notFound('Question')
    return { body: { result: faqWire.encode(faq, language) } }
  }),
  listRoute(payload, faqCalls.listFirstAid, firstAidEntity, ({ cause }) => ({
    cause: ['_eq', cause],
  })),
  memberRoute(faqCalls.listFaqFeedback, async ({ member, language }) => {
    const given = await listFeedback(payload, member.id)
    return { body: { result: given.map((word) => faqFeedbackWire.encode(word, language)) } }
  }),
]

export const faqWrites: Writes = (payload) => [
  writeRoute({ most: 60, spanSeconds: 60 }, [
    bindMemberWrite(faqCalls.giveFaqFeedback, async ({ record, member }) => {
      const reading = { language: 'th', visibility: 'published' } as const
      const [faq] =
        record.faq > maxId ? [] : await findFaqs(payload, { ids: [record.faq] }, reading)
      if (!faq)
        throw new FaultyBody([failedValidation('faq', 'choice', 'There is no such question')])
      await storeFeedback(payload, member.id, record)
    }),
  ]),
]

function idIn(text = ''): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= maxId ? Number(text) : undefined
}
