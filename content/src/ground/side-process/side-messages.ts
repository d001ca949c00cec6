import { z } from 'zod'

/** What the service sends to a process beside it. */
export const Asked = z.object({ number: z.number(), question: z.unknown() })
export type Asked = z.infer<typeof Asked>

/** What comes back: the answer, or why there is none. */
export const Replied = z.union([
  z.object({ number: z.number(), failure: z.string() }),
  z.object({ number: z.number(), answer: z.unknown() }),
])
export type Replied = z.infer<typeof Replied>
