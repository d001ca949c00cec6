import { z } from 'zod'
import { FileDetails, MediaIds } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Main category of downloads (spec §3: main categories have named data fields). */
export const DownloadCategory = z.object({ id: Id, name: z.string() })
export type DownloadCategory = z.infer<typeof DownloadCategory>

/** Belongs to one main category (spec §7). */
export const DownloadSubcategory = z.object({
  id: Id,
  category: Id.meta({ relation: 'category' }),
  name: z.string(),
})
export type DownloadSubcategory = z.infer<typeof DownloadSubcategory>

/** One or more files for members (spec §3, Download). */
export const Download = z.object({
  id: Id,
  status: Status,
  /** File ids of the specification; `files` describes the same files. */
  fileIds: MediaIds,
  /** The same files in the same order (extension). */
  files: z.array(FileDetails),
  /** Null if not set; the first page of a PDF may replace it (`previews`). */
  coverImage: MediaId.nullable(),
  category: Id.meta({ relation: 'category' }).nullable(),
  /** Must belong to the main category. */
  subcategory: Id.meta({ relation: 'subcategory' }).nullable(),
  /** Date of this edition; null if unknown. Unlike that of news it hides nothing. Extension. */
  date: Timestamp.nullable(),
  title: z.string(),
  /** Plain text. Extension. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Download = z.infer<typeof Download>
