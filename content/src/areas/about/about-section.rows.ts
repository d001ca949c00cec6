import type { AboutSection } from '@washhouse/contract/about/about.contract'
import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload } from 'payload'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { pickLanguage } from '../../engines/records/stored-document.ts'

export type SectionSlug = 'about-brand' | 'about-history'

/** A published section: one, or none. */
export async function findSection(
  payload: BasePayload,
  slug: SectionSlug,
  wire: WireTable<AboutSection>,
  language: Language,
): Promise<AboutSection[]> {
  const section = await readGlobal(payload, slug, wire, language, ({ bodyHtml }) => ({
    description: pickLanguage(bodyHtml, language) || null,
  }))
  return section ? [section] : []
}
