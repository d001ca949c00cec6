import { z } from 'zod'
import { weaknesses } from './weaknesses.ts'

/** What the judging process is asked. */
export const Question = z.object({
  number: z.number(),
  password: z.string(),
  ownWords: z.array(z.string()),
})
export type Question = z.infer<typeof Question>

/** What it says: why somebody guesses the password early, if he does; or that it failed. */
export const Verdict = z.object({
  number: z.number(),
  weakness: z.enum(weaknesses).optional(),
  failure: z.string().optional(),
})
export type Verdict = z.infer<typeof Verdict>
