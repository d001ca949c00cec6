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
import { createForgettingCache } from '../changes/purge-on-change.ts'

/** Reads the words with several spellings, and the words that apply to every shop. */
export interface SpellingSource {
  tag: string
  read(payload: BasePayload): Promise<SearchWords>
}

/** Matches a word by any spelling: index and query are both normalized to one of them. */
export interface Spellings extends PlainSpellings {
  /** Changes with the list; empty for an empty list. */
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

export async function readSpellings(
  payload: BasePayload,
  source: SpellingSource,
): Promise<Spellings & Pick<SearchWords, 'common'>> {
  const { spellings, common } = await source.read(payload)
  const compiled = compileSpellings([...everydaySpellings, ...spellings])
  return { ...compiled, common: foldCommon(common, compiled) }
}

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

type Read = Awaited<ReturnType<typeof readSpellings>>

const readers = new WeakMap<BasePayload, () => Promise<Read>>()

export function spellingsOf(payload: BasePayload): Promise<Read> {
  const read = readers.get(payload) ?? createReader(payload, spellingSourceOf(payload))
  readers.set(payload, read)
  return read()
}

/** The source of the list, which the composition has added to the config. */
export function spellingSourceOf(payload: BasePayload): SpellingSource {
  return payload.config.custom['spellingSource']
}

/** Caches the list until an editor changes it. */
function createReader(payload: BasePayload, source: SpellingSource): () => Promise<Read> {
  const cache = createForgettingCache<Read>(maxBytes)
  const produce = async () => {
    const value = await readSpellings(payload, source)
    return { kind: 'store', value, bytes: 1024, tags: [source.tag], ttlMs } as const
  }
  return async () => (await cache.read(source.tag, produce)).value
}
