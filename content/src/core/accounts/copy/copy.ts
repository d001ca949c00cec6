import type { Language } from '@washhouse/contract/language'
import type { OwnFile, OwnRecords } from '../personal-data.ts'

/** All that is kept of one person, read piece by piece as it is written down. */
export interface Copy {
  language: Language
  /** Of a member; null for whoever has no account. */
  profile: object | null
  /** Area by area; each time it is asked for, they are read anew. */
  records(): AsyncIterable<OwnRecords>
  files(): Promise<readonly OwnFile[]>
}
