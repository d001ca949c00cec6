import { z } from 'zod'
import { FileDetails } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Accepted Gregorian years. */
export const enewsYears = { first: 1900, last: 2999 } as const

/**
 * An issue of the members' paper (spec §3, E-news). Visible once `publishedAt` is past, as news. Only drafts may
 * lack it.
 */
export const Enews = z.object({
  id: Id,
  status: Status,
  /** Null if not set; the first page of the PDF may replace it (`previews`). */
  coverImage: MediaId.nullable(),
  /** PDF id of the specification; `pdf` describes the same file. */
  pdfId: MediaId.nullable(),
  /** Extension. */
  pdf: FileDetails.nullable(),
  publishedAt: Timestamp.nullable(),
  /** Link to more information, usually external. */
  link: z.string().nullable(),
  title: z.string(),
  /** Untrusted HTML: sanitize before use. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Enews = z.infer<typeof Enews>

/** A year with its number of issues (extension). */
export const EnewsYear = z.object({
  /** Gregorian year in Asia/Bangkok. */
  year: z.int().min(enewsYears.first).max(enewsYears.last),
  total: z.int().positive(),
})
export type EnewsYear = z.infer<typeof EnewsYear>
