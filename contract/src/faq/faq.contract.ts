import { z } from 'zod'
import { problemCauses } from '../contact/contact.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** A main subject of questions, with a page of its own (spec §3, Main FAQ). */
export const MainFaq = z.object({
  id: Id,
  slug: z.string(),
  coverImage: MediaId.nullable(),
  title: z.string(),
  untranslated: Untranslated,
})
export type MainFaq = z.infer<typeof MainFaq>

/** What the questions of a main subject are sorted into (spec §7; its fields are ours). */
export const SubFaq = z.object({
  id: Id,
  mainFaq: Id.meta({ relation: 'main_faq' }),
  title: z.string(),
})
export type SubFaq = z.infer<typeof SubFaq>

/** Question and answer (spec §3, FAQ: title and description). */
const questionFields = {
  /** Where one reads more. */
  url: z.string().nullable(),
  question: z.string(),
  /** HTML, not to be trusted before it is sanitised. */
  answer: z.string().nullable(),
  untranslated: Untranslated,
}

/** A question that members find answered (spec §3, FAQ). */
export const Faq = z.object({
  id: Id,
  status: Status,
  mainFaq: Id.meta({ relation: 'main_faq' }).nullable(),
  /** One of its main subject's. */
  subFaq: Id.meta({ relation: 'sub_faq' }).nullable(),
  ...questionFields,
})
export type Faq = z.infer<typeof Faq>

/**
 * A question whose answer the editors let anyone read, for whoever stands before a machine without an
 * account; ours. Nothing in it leads to what members alone may read.
 */
export const FirstAid = z.object({
  id: Id,
  /** What went wrong for whom it is meant, as problem reports name it. */
  cause: z.enum(problemCauses),
  ...questionFields,
})
export type FirstAid = z.infer<typeof FirstAid>

/** Whether an answer has helped a member; he has one word on each, the last he said. Ours. */
export const FaqFeedback = z.object({
  faq: Id.meta({ relation: 'faq' }),
  hasHelped: z.boolean(),
})
export type FaqFeedback = z.infer<typeof FaqFeedback>
