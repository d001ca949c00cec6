import type { BasePayload } from 'payload'
import type { FileStore } from '../../platform/files/file-store.ts'

/** Records by kind, with wire names. */
export type OwnRecords = Readonly<Record<string, readonly object[]>>

/** A file of a person: its name in the copy, and where it is stored. */
export interface OwnFile {
  name: string
  store: FileStore
  stored: string
}

/** Work after the commit of an erasure, for example the deletion of files. */
export type Finish = (() => Promise<void>) | void

/** The personal data that a feature stores: export and erasure. */
export interface PersonalData {
  /** Locks the feature's own writers before the member is locked, to prevent a deadlock. */
  hold?: (payload: BasePayload) => Promise<void>
  /** Deletes the member's own data and unlinks the rest through `connectionTo`. All features share one transaction. */
  erase(payload: BasePayload, memberId: string): Promise<Finish>
  /** True if the member asked to erase everything, including data that normally outlives the account. */
  asksForErasure?: (payload: BasePayload, memberId: string) => Promise<boolean>
  /** Deletes that data, before `erase`, if the member asked for it. */
  eraseAll?: (payload: BasePayload, memberId: string) => Promise<Finish>
  /** The stored data of the member. Must not contain hashes or anything that allows a sign-in. */
  own(payload: BasePayload, memberId: string): Promise<OwnRecords>
  files?: (payload: BasePayload, memberId: string) => Promise<readonly OwnFile[]>
  /** The data stored under an email address (lowercase) of a person without an account; no data of members. */
  ownAt?: (payload: BasePayload, email: string) => Promise<OwnRecords>
  filesAt?: (payload: BasePayload, email: string) => Promise<readonly OwnFile[]>
  /** Deletes that data, as `erase` does. */
  eraseAddress?: (payload: BasePayload, email: string) => Promise<Finish>
}

/** The implementations of all features, which the composition puts in the config. */
export function allPersonalData({ config }: BasePayload): readonly PersonalData[] {
  return config.custom['personalData']
}
