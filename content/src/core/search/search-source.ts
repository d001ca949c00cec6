import type { Language } from '@washhouse/contract/language'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import type { BasePayload } from 'payload'

export interface SearchText {
  title: string
  text: string
  /** Matched like a title, but never displayed. */
  keywords?: readonly string[]
}

export type SearchTexts = Record<Language, SearchText>

/** Who may find a text: everyone, or only members. */
export const audiences = ['anyone', 'members'] as const
export type Audience = (typeof audiences)[number]

/** A published record in the form of the index. */
export interface SearchDocument {
  id: number
  /** Changes with every change of the document, so that a start finds missed changes. */
  stamp: string
  slug: string | null
  /** Visible from, ISO 8601; null if undated. Newer ones come first. */
  publishedAt: string | null
  /** Visible until, ISO 8601; null for no end. */
  endsAt: string | null
  /** A missing English title falls back to Thai for display. */
  texts: SearchTexts
}

export type Stamp = Pick<SearchDocument, 'id' | 'stamp'>

/** A source of one kind of result. Both reads only return published records for its audience, including scheduled ones. */
export interface SearchSource {
  name: string
  kind: SearchKind
  /** Others can neither find its documents nor detect that there are any. */
  audience: Audience
  /** Its changes are announced as `<tag>` and `<tag>:<id>`. */
  tag: string
  /** Written by members, so ambiguous short forms are not expanded. */
  isPost?: true
  /** Tags of other records that its texts include. */
  madeOf?: readonly string[]
  /** The next records after an id, in ascending order. */
  stampsAfter(payload: BasePayload, id: number, limit: number): Promise<Stamp[]>
  read(payload: BasePayload, ids: readonly number[]): Promise<SearchDocument[]>
}

/** Untranslated parts are stored once, in Thai, and displayed in Thai. */
export function inBothLanguages(th: SearchText, english: SearchText = th): SearchTexts {
  const { title, text } = english
  const en = {
    ...english,
    title: title === th.title ? '' : title,
    text: text === th.text ? '' : text,
  }
  return { th, en }
}
