import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** Id of the editor: a number here, a uuid in other services. */
const EditorId = z.union([Id, z.uuid()]).meta({ relation: 'editor' })

/** Heading of a page, one singleton each, e.g. information_page_branch (spec §7). */
export const PageInfo = z.object({
  id: Id,
  status: Status,
  backgroundImage: MediaId.nullable(),
  createdAt: Timestamp,
  /** Null if never changed. */
  updatedAt: Timestamp.nullable(),
  createdBy: EditorId.nullable(),
  updatedBy: EditorId.nullable(),
  title: z.string(),
  description: z.string().nullable(),
})
export type PageInfo = z.infer<typeof PageInfo>
