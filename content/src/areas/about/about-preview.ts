import type { AboutSection } from '@washhouse/contract/about/about.contract'
import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload } from 'payload'
import { pickLanguage, readDocument } from '../../engines/records/stored-document.ts'
import type { SectionSlug } from './about-section.rows.ts'

type ListSlug = 'about-pages' | 'milestones' | 'rewards'

const newestDraft = { draft: true, locale: 'all', depth: 0, overrideAccess: true } as const

/** The newest draft of each record, for callers whose preview token was checked. */
export async function previewList<Entity>(
  payload: BasePayload,
  collection: ListSlug,
  wire: WireTable<Entity>,
  language: Language,
): Promise<Entity[]> {
  const { docs } = await payload.find({ collection, ...newestDraft, pagination: false })
  return docs.flatMap((document) => readDraft(wire, { ...document }, language))
}

/** The newest draft of a section, likewise. */
export async function previewSection(
  payload: BasePayload,
  slug: SectionSlug,
  wire: WireTable<AboutSection>,
  language: Language,
): Promise<AboutSection[]> {
  const document = await payload.findGlobal({ slug, ...newestDraft })
  // A version does not carry the id; there is one record.
  return readDraft(wire, { ...document, id: 1 }, language)
}

/** None where the draft still lacks what it needs to be shown at all: drafts are kept unchecked. */
function readDraft<Entity>(
  wire: WireTable<Entity>,
  document: Record<string, unknown>,
  language: Language,
): Entity[] {
  const { bodyHtml, sort, year } = document
  const has = (name: string) => wire.fields.some((field) => field.name === name)
  const texts = ['title', 'name', 'slug'].filter(has)
  const isWhole =
    texts.every((name) => pickLanguage(document[name], language)) &&
    (!has('year') || Number.isInteger(year))
  if (!isWhole) return []
  const derived = {
    ...('bodyHtml' in document ? { description: pickLanguage(bodyHtml, language) || null } : {}),
    ...(has('sort') ? { sort: Number.isInteger(sort) ? sort : null } : {}),
  }
  return [readDocument(wire, document, language, derived)]
}
