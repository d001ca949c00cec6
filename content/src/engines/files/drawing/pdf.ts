import { z } from 'zod'

/** A PDF to be looked into: how many pages it has, and the first of them as pictures. */
export const PdfQuestion = z.object({
  path: z.string(),
  mostPages: z.int().positive(),
  /** Of a picture, in pixels; a page that is higher than wide three times over is drawn narrower. */
  width: z.int().positive(),
})
export type PdfQuestion = z.infer<typeof PdfQuestion>

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
