import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'

/** What the weekly digest tells of, in its order. */
export const digestSections = ['news', 'enews', 'download'] as const
export type DigestSection = (typeof digestSections)[number]

/** Something that members may read of in a digest. */
export interface DigestRecord {
  id: number
  title: string
  /** The page of the website that shows it, without its language. */
  path: string
  /** Since when it is there; ISO 8601. */
  appearedAt: string
}

/** Where an area's part of the weekly digest comes from. */
export interface DigestSource {
  section: DigestSection
  /** The page that lists them all. */
  path: string
  /** All that members see by now and that may be new to them, the newest first. */
  list: (payload: BasePayload, language: Language) => Promise<DigestRecord[]>
}

/** What all areas have for the digest, as the composition has given it to the config. */
export function digestSourcesOf({ config }: BasePayload): readonly DigestSource[] {
  return config.custom['digestSources']
}
