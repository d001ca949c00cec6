import type { Place } from '../../ground/uses/describe-uses.ts'

/** What a call would delete, as its dialog shows it. */
export interface Deletion {
  count: number
  /** How many of them are published. */
  publicCount: number
  /** The first of them. */
  records: DeletedRecord[]
  /** Where those are used, the first few places. */
  places: Place[]
  /** How many more places there are, counted up to `mostOfColumn`; '' for none. */
  more: string
}

export interface DeletedRecord {
  id: number | string
  title: string
  isPublic: boolean
  /** It cannot be deleted as long as it is used. */
  isHeld: boolean
}
