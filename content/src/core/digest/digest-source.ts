import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'

/** The sections of the weekly digest, in order. */
export const digestSections = ['news', 'enews', 'download'] as const
export type DigestSection = (typeof digestSections)[number]

export interface DigestRecord {
  id: number
  title: string
  /** Its page on the website, without the language. */
  path: string
  /** When it became visible; ISO 8601. */
  appearedAt: string
}

export interface DigestSource {
  section: DigestSection
  path: string
  /** All records visible to members now that may be new to them, newest first. */
  list: (payload: BasePayload, language: Language) => Promise<DigestRecord[]>
}

/** The sources of all features, which the composition puts in the config. */
export function digestSourcesOf({ config }: BasePayload): readonly DigestSource[] {
  return config.custom['digestSources']
}
