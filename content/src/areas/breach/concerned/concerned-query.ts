import { z } from 'zod'
import { whoLabels, type Who } from '../register/breach.labels.ts'

const isTimed = { members: false, 'signed-in': true, files: false, leads: true } satisfies Record<
  Who,
  boolean
>

const longAgo = new Date(0)

/** As the browser's field has it; on the clock of Thailand. */
const Moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .transform((text, context) => {
    const moment = new Date(`${text}:00+07:00`)
    if (!Number.isNaN(moment.getTime())) return moment
    context.addIssue({ code: 'custom', message: 'There is no such time' })
    return z.NEVER
  })

const Asked = z
  .object({
    who: z.custom<Who>((value) => typeof value === 'string' && Object.hasOwn(whoLabels, value)),
    from: Moment.optional(),
    to: Moment.optional(),
  })
  .refine(({ who, from, to }) => !isTimed[who] || (from && to && from <= to))

/** Of whom a list is made; the times count for what is timed. */
export interface ConcernedQuery {
  who: Who
  from: Date
  to: Date
}

/** Reads it from the address; undefined where it makes no sense. */
export function readConcernedQuery(sent: URLSearchParams): ConcernedQuery | undefined {
  const { data } = Asked.safeParse({
    who: sent.get('who'),
    from: sent.get('from') || undefined,
    to: sent.get('to') || undefined,
  })
  return data && { who: data.who, from: data.from ?? longAgo, to: data.to ?? longAgo }
}
