import { z } from 'zod'

// What the lanes give, apart from the work itself, which loads libraries that the service does not.

export const ProcessedUpload = z.object({
  data: z.instanceof(Buffer),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type ProcessedUpload = z.infer<typeof ProcessedUpload>

export const UploadAnswer = z.union([
  ProcessedUpload,
  /** It was not unpacked. */
  z.object({
    excess: z.object({ limit: z.enum(['pixels', 'decoded', 'frames']), most: z.number() }),
  }),
  z.object({ unreadable: z.string() }),
])
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const SeenPdf = z.object({
  pages: z.int().positive(),
  /** WebP, in the order of the pages. */
  pictures: z.array(z.instanceof(Buffer)),
})

export const PdfAnswer = z.union([
  SeenPdf,
  /** Why it never can be: it is damaged, has a password or no page. */
  z.object({ unreadable: z.string() }),
])
export type PdfAnswer = z.infer<typeof PdfAnswer>
