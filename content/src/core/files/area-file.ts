import { MediaId } from '@washhouse/contract/media/media.contract'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { FileStore } from '../../platform/files/file-store.ts'

export const StoredFile = z.object({
  id: MediaId,
  filename: z.string(),
  updatedAt: z.coerce.date(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** A private file of a feature. Its readers follow from the record that uses it now. */
export type AreaFile = StoredFile & {
  store: FileStore
  /** Null: only staff. */
  readers: 'members' | { member: string } | null
}

/** Takes the id in lower case. */
export type FindAreaFile = (id: string) => Promise<AreaFile | undefined>

export type AreaFiles = (payload: BasePayload) => FindAreaFile
