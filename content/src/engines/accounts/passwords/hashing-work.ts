import { z } from 'zod'

/** What a password is hashed with: kibibytes of memory, passes over them, lanes, bytes of the hash. */
export const HashingWork = z.object({
  message: z.string(),
  nonce: z.instanceof(Buffer),
  memory: z.number(),
  passes: z.number(),
  parallelism: z.number(),
  tagLength: z.number(),
})
export type HashingWork = z.infer<typeof HashingWork>
