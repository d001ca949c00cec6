import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** Id of the editor who wrote a record: a number here, a uuid in other services. */
const EditorId = z.union([Id, z.uuid()]).meta({ relation: 'editor' })

/** The head of a page, one singleton a page: information_page_branch and its like (spec §7). */
export const PageInfo = z.object({
  id: Id,
  status: Status,
  backgroundImage: MediaId.nullable(),
  createdAt: Timestamp,
  /** Null where the service counts only later changes. */
  updatedAt: Timestamp.nullable(),
  createdBy: EditorId.nullable(),
  updatedBy: EditorId.nullable(),
  title: z.string(),
  description: z.string().nullable(),
})
export type PageInfo = z.infer<typeof PageInfo>
