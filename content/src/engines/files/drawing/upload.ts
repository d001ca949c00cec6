import { z } from 'zod'

/** A picture that was sent, to be redrawn: what is not drawn (places, thumbnails, hidden archives) is gone. */
export const Upload = z.object({
  bytes: z.instanceof(Buffer),
  kind: z.enum(['jpg', 'png', 'webp', 'avif', 'gif']),
  mostPixels: z.int().positive(),
  /** An upright JPEG with a longer side of so many pixels at most, never enlarged; else it stays what it is. */
  asPhoto: z.object({ maxSide: z.int().positive(), isSquare: z.boolean() }).optional(),
})
export type Upload = z.infer<typeof Upload>

export const DrawnUpload = z.object({
  data: z.instanceof(Buffer),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type DrawnUpload = z.infer<typeof DrawnUpload>

export const UploadAnswer = z.union([
  DrawnUpload,
  /** It was not unpacked. */
  z.object({
    excess: z.object({ limit: z.enum(['pixels', 'decoded', 'frames']), most: z.number() }),
  }),
  z.object({ unreadable: z.string() }),
])
export type UploadAnswer = z.infer<typeof UploadAnswer>
