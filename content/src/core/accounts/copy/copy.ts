import type { Language } from '@washhouse/contract/language'
import type { OwnFile, OwnRecords } from '../personal-data.ts'

/** All stored data of one person, read in pieces while it is written. */
export interface Copy {
  language: Language
  /** The member's profile; null for a person without an account. */
  profile: object | null
  /** Yields the records of one feature after the other. Each call reads them again. */
  records(): AsyncIterable<OwnRecords>
  files(): Promise<readonly OwnFile[]>
}
