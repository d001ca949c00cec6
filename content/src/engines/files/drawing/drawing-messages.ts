import { z } from 'zod'

/** A picture to be drawn anew from a file, never larger than it is. */
export const Drawing = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number().optional(),
  output: z.enum(['jpg', 'png', 'webp', 'avif', 'gif']),
})
export type Drawing = z.infer<typeof Drawing>

/** What the service sends to the drawing process. */
export const DrawingOrder = z.object({ number: z.number(), drawing: Drawing })
export type DrawingOrder = z.infer<typeof DrawingOrder>

/** What comes back: the bytes, or why there are none. */
export const DrawingResult = z.object({
  number: z.number(),
  result: z.union([z.instanceof(Buffer), z.string()]),
})
export type DrawingResult = z.infer<typeof DrawingResult>
