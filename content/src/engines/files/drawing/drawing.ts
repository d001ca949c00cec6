import { z } from 'zod'

/** A picture to be drawn anew from a file, never larger than it is. */
export const Drawing = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number().optional(),
  output: z.enum(['jpg', 'png', 'webp', 'avif', 'gif']),
})
export type Drawing = z.infer<typeof Drawing>
