import type { Language } from '@washhouse/contract/language'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import type { BasePayload } from 'payload'

export interface SearchText {
  title: string
  text: string
  /** What it is looked for by, and found as if it were its title; shown nowhere. */
  keywords?: readonly string[]
}

export type SearchTexts = Record<Language, SearchText>

/** Whom a text is for: anyone, or members alone. */
export const audiences = ['anyone', 'members'] as const
export type Audience = (typeof audiences)[number]

/** A published record as the index takes it. */
export interface SearchDocument {
  /** Id of the record. */
  id: number
  /** Another one whenever something of the document is: by it a start finds what it missed. */
  stamp: string
  slug: string | null
  /** From when it is seen, ISO 8601; null for what has no date. Newer ones come first. */
  publishedAt: string | null
  /** From when it is found no more, ISO 8601; null for what has no end. */
  endsAt: string | null
  /** A title that is missing in English falls back to Thai when it is shown. */
  texts: SearchTexts
}

export type Stamp = Pick<SearchDocument, 'id' | 'stamp'>

/**
 * Where one kind of result comes from. Both reads give what its audience may see alone: published
 * records, also those whose time is still to come.
 */
export interface SearchSource {
  /** Names its documents in the index. */
  name: string
  kind: SearchKind
  /** Nobody else finds any of it, nor learns that there is any. */
  audience: Audience
  /** What its changes are announced as, `<tag>` and `<tag>:<id>`. */
  tag: string
  /** Members write them: short forms that have several meanings stand for none of them. */
  isPost?: true
  /** Tags of other records that its texts are made of. */
  madeOf?: readonly string[]
  /** The next records after an id, in the order of their ids. */
  stampsAfter(payload: BasePayload, id: number, limit: number): Promise<Stamp[]>
  read(payload: BasePayload, ids: readonly number[]): Promise<SearchDocument[]>
}

/** What is not translated is read in Thai instead: kept once, and shown from there. */
export function inBothLanguages(th: SearchText, english: SearchText = th): SearchTexts {
  const { title, text } = english
  const en = {
    ...english,
    title: title === th.title ? '' : title,
    text: text === th.text ? '' : text,
  }
  return { th, en }
}
