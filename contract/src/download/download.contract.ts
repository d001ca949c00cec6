import { z } from 'zod'
import { FileDetails, MediaIds } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** What downloads are sorted into first (spec §3: main categories have named data fields). */
export const DownloadCategory = z.object({ id: Id, name: z.string() })
export type DownloadCategory = z.infer<typeof DownloadCategory>

/** What they are sorted into within a main category; each belongs to one (spec §7). */
export const DownloadSubcategory = z.object({
  id: Id,
  category: Id.meta({ relation: 'category' }),
  name: z.string(),
})
export type DownloadSubcategory = z.infer<typeof DownloadSubcategory>

/** One or several files that members may fetch (spec §3, Download). */
export const Download = z.object({
  id: Id,
  status: Status,
  /** The files' ids, as the specification has them; `files` says more of the same ones. */
  fileIds: MediaIds,
  /** The same files in the same order, told; ours. */
  files: z.array(FileDetails),
  /** Null where editors chose none: the first page of a PDF may stand in for it (`previews`). */
  coverImage: MediaId.nullable(),
  category: Id.meta({ relation: 'category' }).nullable(),
  /** One of its main category's. */
  subcategory: Id.meta({ relation: 'subcategory' }).nullable(),
  /** Of which day this edition is; it hides nothing, other than that of news. Null where not known. Ours. */
  date: Timestamp.nullable(),
  title: z.string(),
  /** What it is, in plain text. Ours. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Download = z.infer<typeof Download>
