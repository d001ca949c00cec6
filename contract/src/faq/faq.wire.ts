import { defineWireTable } from '../wire/wire-table.ts'
import { Faq, FaqFeedback, FirstAid, MainFaq, SubFaq } from './faq.contract.ts'

const texts = { question: 'data.title', answer: 'data.description' } as const
const feedback = { hasHelped: 'helped' } as const

/** `/api/main_faq` (spec §3, Main FAQ). */
export const mainFaqWire = defineWireTable(
  'main_faq',
  MainFaq,
  { coverImage: 'image_cover', title: 'data.main_faq_title' },
  {},
  // Without a slug, the id identifies a topic.
  { slug: ({ id }) => String(id) },
)

/** `/api/sub_faq` (spec §7, Web board; its fields are an extension). */
export const subFaqWire = defineWireTable(
  'sub_faq',
  SubFaq,
  { mainFaq: 'main_faq', title: 'data.sub_faq_title' },
  { mainFaq: () => mainFaqWire },
)

/** `/api/faq` (spec §3, FAQ). */
export const faqWire = defineWireTable(
  'faq',
  Faq,
  { mainFaq: 'main_faq', subFaq: 'sub_faq', ...texts },
  { mainFaq: () => mainFaqWire, subFaq: () => subFaqWire },
)

/** As stored: the main topic follows from the subtopic. */
export const readableFaqWire = defineWireTable(
  'faq',
  Faq.omit({ mainFaq: true }),
  { subFaq: 'sub_faq', ...texts },
  { subFaq: () => subFaqWire },
)

/** `/api/first_aid` (extension). */
export const firstAidWire = defineWireTable('first_aid', FirstAid, texts)

/** `/api/faq_feedback`, read (extension). */
export const faqFeedbackWire = defineWireTable('faq_feedback', FaqFeedback, feedback)

/** `/api/faq_feedback`, write (extension). */
export const faqVoteWire = defineWireTable('faq_vote', FaqFeedback, feedback)
