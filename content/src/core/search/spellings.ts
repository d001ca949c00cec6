import { createHash } from 'node:crypto'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { everydaySpellings } from '@washhouse/contract/search/short-forms'
import {
  compileSpellings as compile,
  foldCommon,
  foldSpellings,
  type Spellings as PlainSpellings,
} from '@washhouse/contract/search/spellings'
import type { BasePayload } from 'payload'

/** Reads the words that are spelt in several ways, and those that apply to every shop. */
export interface SpellingSource {
  /** What their changes are announced as. */
  tag: string
  read(payload: BasePayload): Promise<SearchWords>
}

/** Finds a word by any of its spellings: index and question are both brought to one of them. */
export interface Spellings extends PlainSpellings {
  /** Another one whenever the list is; none for an empty list. */
  mark: string
}

export function compileSpellings(words: readonly (readonly string[])[]): Spellings {
  const folded = foldSpellings(words)
  const hash = createHash('sha256').update(JSON.stringify(folded))
  return {
    ...compile(folded),
    mark: folded.length === 0 ? '' : hash.digest('base64url').slice(0, 12),
  }
}

/** Compiles the spellings of a source, together with the everyday ones. */
export async function readSpellings(
  payload: BasePayload,
  source: SpellingSource,
): Promise<Spellings & Pick<SearchWords, 'common'>> {
  const { spellings, common } = await source.read(payload)
  const compiled = compileSpellings([...everydaySpellings, ...spellings])
  return { ...compiled, common: foldCommon(common, compiled) }
}
