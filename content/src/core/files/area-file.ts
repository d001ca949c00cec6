import { MediaId } from '@washhouse/contract/media/media.contract'
import type { BasePayload } from 'payload'
import { z } from 'zod'

export const StoredFile = z.object({
  id: MediaId,
  filename: z.string(),
  updatedAt: z.coerce.date(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** A stored file that an area keeps apart, and who may have it by what it stands in at this moment. */
export type AreaFile = StoredFile & {
  folder: string
  /** Null: staff alone. */
  readers: 'members' | { member: string } | null
}

/** Finds one by its id, in lower case. */
export type FindAreaFile = (id: string) => Promise<AreaFile | undefined>

export type AreaFiles = (payload: BasePayload) => FindAreaFile
