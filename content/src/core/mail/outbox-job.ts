import { z } from 'zod'

const moment = z.string().transform((text) => new Date(text))

export const Job = z.object({
  id: z.string(),
  purpose: z.string(),
  /** Slug and id of the record that it is about. */
  subjectKind: z.string(),
  subjectId: z.string(),
  toVisitor: z.coerce.boolean(),
  /** What it leaves together with, if with anything. */
  run: z.string().nullable(),
  /** What was given along and cannot be made from the record. */
  content: z.unknown(),
  /** This attempt counted. */
  attempts: z.coerce.number(),
  queuedAt: moment,
  expiresAt: moment.nullable(),
})
/** Something that is being sent. */
export type Job = z.infer<typeof Job>
