import { z } from 'zod'

/** What the judging process is asked; it says why somebody guesses the password early, if he does. */
export const Question = z.object({ password: z.string(), ownWords: z.array(z.string()) })
export type Question = z.infer<typeof Question>
