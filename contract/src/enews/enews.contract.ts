import { z } from 'zod'
import { FileDetails } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** The years that e-news may be asked for, in the Christian era. */
export const enewsYears = { first: 1900, last: 2999 } as const

/**
 * An issue of the brand's paper for members (spec §3, E-news). They see it once `publishedAt` is
 * past, as news (design §3); only a draft may lack it.
 */
export const Enews = z.object({
  id: Id,
  status: Status,
  /** Null where editors chose none: the first page of the PDF may stand in for it (`previews`). */
  coverImage: MediaId.nullable(),
  /** The id of its PDF, as the specification has it; `pdf` says more of the same file. */
  pdfId: MediaId.nullable(),
  /** The same file, told; ours. */
  pdf: FileDetails.nullable(),
  publishedAt: Timestamp.nullable(),
  /** Where one reads more, outside as a rule. */
  link: z.string().nullable(),
  title: z.string(),
  /** HTML, not to be trusted before it is sanitised. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Enews = z.infer<typeof Enews>

/** A year in which e-news came out, and how many; ours. */
export const EnewsYear = z.object({
  /** Of the Christian era, in Asia/Bangkok. */
  year: z.int().min(enewsYears.first).max(enewsYears.last),
  total: z.int().positive(),
})
export type EnewsYear = z.infer<typeof EnewsYear>
