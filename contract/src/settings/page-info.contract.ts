import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** The head of a page, one singleton a page: information_page_branch and its like (spec §7). */
export const PageInfo = z.object({
  id: Id,
  status: Status,
  backgroundImage: MediaId.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  createdBy: Id.nullable(),
  updatedBy: Id.nullable(),
  title: z.string(),
  description: z.string().nullable(),
})
export type PageInfo = z.infer<typeof PageInfo>
