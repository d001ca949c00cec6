import type { BasePayload } from 'payload'
import type { StoredFile } from './stored-file.ts'

/** A stored file that an area keeps apart, and who may have it by what it stands in at this moment. */
export type AreaFile = StoredFile & {
  folder: string
  /** Null: staff alone. */
  readers: 'members' | { member: string } | null
}

/** Finds one by its id, in lower case. */
export type FindAreaFile = (id: string) => Promise<AreaFile | undefined>

/** What an area brings of them. */
export type AreaFiles = (payload: BasePayload) => FindAreaFile
