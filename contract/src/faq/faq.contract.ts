import { z } from 'zod'
import { problemCauses } from '../contact/contact.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** A main topic with its own page (spec §3, Main FAQ). */
export const MainFaq = z.object({
  id: Id,
  slug: z.string(),
  coverImage: MediaId.nullable(),
  title: z.string(),
  untranslated: Untranslated,
})
export type MainFaq = z.infer<typeof MainFaq>

/** Subtopic of a main topic (spec §7; its fields are an extension). */
export const SubFaq = z.object({
  id: Id,
  mainFaq: Id.meta({ relation: 'main_faq' }),
  title: z.string(),
})
export type SubFaq = z.infer<typeof SubFaq>

/** Question and answer (spec §3, FAQ: title and description). */
const questionFields = {
  /** Link to more information. */
  url: z.string().nullable(),
  question: z.string(),
  /** Untrusted HTML: sanitize before use. */
  answer: z.string().nullable(),
  untranslated: Untranslated,
}

/** A question and answer for members (spec §3, FAQ). */
export const Faq = z.object({
  id: Id,
  status: Status,
  mainFaq: Id.meta({ relation: 'main_faq' }).nullable(),
  /** Must belong to the main topic. */
  subFaq: Id.meta({ relation: 'sub_faq' }).nullable(),
  ...questionFields,
})
export type Faq = z.infer<typeof Faq>

/** A public question and answer for visitors without an account (extension). Contains no links to members' content. */
export const FirstAid = z.object({
  id: Id,
  /** Cause code of problem reports. */
  cause: z.enum(problemCauses),
  ...questionFields,
})
export type FirstAid = z.infer<typeof FirstAid>

/** A member's rating of an answer, one per answer; the last one counts. Extension. */
export const FaqFeedback = z.object({
  faq: Id.meta({ relation: 'faq' }),
  hasHelped: z.boolean(),
})
export type FaqFeedback = z.infer<typeof FaqFeedback>
