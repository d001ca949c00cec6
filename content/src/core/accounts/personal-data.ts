import type { BasePayload } from 'payload'

/** Records by what they are, with the names of the wire. */
export type OwnRecords = Readonly<Record<string, readonly object[]>>

/** A file of his, as it is named in his copy, and where it lies. */
export interface OwnFile {
  name: string
  path: string
}

/** What is left to do once an erasure is stored, with files for example. */
export type Finish = (() => Promise<void>) | void

/** What an area keeps of members, who may take it with them, and leave. */
export interface PersonalData {
  /** Waits for the area’s own writes, which then wait, where these hold a member: before he is held, so that no two wait for each other. */
  hold?: (payload: BasePayload) => Promise<void>
  /**
   * Takes away what is the member's alone and unlinks the rest, by `connectionTo`: all areas do so in one
   * transaction.
   */
  erase(payload: BasePayload, memberId: string): Promise<Finish>
  /** Whether he has asked that all of it be erased, also what outlives his account. */
  asksForErasure?: (payload: BasePayload, memberId: string) => Promise<boolean>
  /** Takes that away before `erase`, for whom has asked. */
  eraseAll?: (payload: BasePayload, memberId: string) => Promise<Finish>
  /** What is kept of the member; no hash, and nothing by which one could sign in. */
  own(payload: BasePayload, memberId: string): Promise<OwnRecords>
  /** Pictures that the member sent. */
  files?: (payload: BasePayload, memberId: string) => Promise<readonly OwnFile[]>
  /** What is kept under an address, in lower case, of whoever has no account: nothing that belongs to a member. */
  ownAt?: (payload: BasePayload, email: string) => Promise<OwnRecords>
  filesAt?: (payload: BasePayload, email: string) => Promise<readonly OwnFile[]>
  /** Takes that away, as `erase` does. */
  eraseAddress?: (payload: BasePayload, email: string) => Promise<Finish>
}

/** What all areas keep of members, as the composition has given it to the config. */
export function allPersonalData({ config }: BasePayload): readonly PersonalData[] {
  return config.custom['personalData']
}
