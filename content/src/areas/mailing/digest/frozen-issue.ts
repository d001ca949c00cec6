import { z } from 'zod'
import { digestSections } from '../../../engines/digest/digest-source.ts'

const moment = z.iso.datetime()
const Bilingual = z.object({ th: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

const Item = z.object({
  title: Bilingual,
  /** The page of the website, without its language. */
  path: z.string(),
})

/** What an issue says, as it stood when it began to leave. */
export const FrozenIssue = z.object({
  /** What of branches was told after the first of these moments, and up to the second. */
  since: moment,
  until: moment,
  intro: Bilingual.nullable(),
  sections: z.array(
    z.object({
      section: z.enum(digestSections),
      path: z.string(),
      items: z.array(Item),
      /** How many more there are than are named. */
      more: z.int().nonnegative(),
    }),
  ),
  /** For those who followed the branch by then. */
  notices: z.array(Item.extend({ branch: z.int(), at: moment })),
})
export type FrozenIssue = z.infer<typeof FrozenIssue>

/** The records of each section that have stood in an issue or were there before, by their ids. */
export const KnownRecords = z.record(z.string(), z.array(z.int()))
export type KnownRecords = z.infer<typeof KnownRecords>

/** Whether there is something for all who take the digest. */
export const isForAll = ({ intro, sections }: FrozenIssue): boolean =>
  intro !== null || sections.length > 0

export const isEmpty = (issue: FrozenIssue): boolean =>
  !isForAll(issue) && issue.notices.length === 0
