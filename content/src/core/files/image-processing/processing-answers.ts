import { z } from 'zod'

// The results of the lanes. Separate from the workers, which load libraries that the service does not.

export const ProcessedUpload = z.object({
  data: z.instanceof(Buffer),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type ProcessedUpload = z.infer<typeof ProcessedUpload>

export const UploadAnswer = z.union([
  ProcessedUpload,
  /** It was not decoded. */
  z.object({
    excess: z.object({ limit: z.enum(['pixels', 'decoded', 'frames']), most: z.number() }),
  }),
  z.object({ unreadable: z.string() }),
])
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const SeenPdf = z.object({
  pages: z.int().positive(),
  /** WebP, in page order. */
  pictures: z.array(z.instanceof(Buffer)),
})

export const PdfAnswer = z.union([
  SeenPdf,
  /** Why it is permanently unreadable: damaged, locked by a password or without pages. */
  z.object({ unreadable: z.string() }),
])
export type PdfAnswer = z.infer<typeof PdfAnswer>
