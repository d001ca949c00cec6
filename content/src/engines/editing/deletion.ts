import type { Place } from '../../ground/uses/describe-uses.ts'

/** What a call would delete, as its dialog shows it. */
export interface Deletion {
  count: number
  /** How many of them are published. */
  publicCount: number
  /** The first of them. */
  records: DeletedRecord[]
  /** Where those are used, the first few; `more` are not named, and beyond `mostOfColumn` not counted. */
  places: Place[]
  more: string
}

export interface DeletedRecord {
  id: number | string
  title: string
  isPublic: boolean
  /** It stays as long as it is used. */
  isHeld: boolean
}
