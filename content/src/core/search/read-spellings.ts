import { createTaggedCache } from '@washhouse/serving/tagged-cache'
import type { BasePayload } from 'payload'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { readSpellings, type SpellingSource } from './spellings.ts'

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

type Spellings = Awaited<ReturnType<typeof readSpellings>>

const readers = new WeakMap<BasePayload, () => Promise<Spellings>>()

/** The compiled list, for a search. */
export function spellingsOf(payload: BasePayload): Promise<Spellings> {
  const known = readers.get(payload)
  if (known) return known()
  const read = createSpellingReader(payload, spellingSourceOf(payload))
  readers.set(payload, read)
  return read()
}

/** The source of the list, which the composition has put into the config. */
export function spellingSourceOf(payload: BasePayload): SpellingSource {
  return payload.config.custom['spellingSource']
}

/** Kept until an editor changes it. */
function createSpellingReader(
  payload: BasePayload,
  source: SpellingSource,
): () => Promise<Spellings> {
  const cache = createTaggedCache<Spellings>({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(cache)
  const produce = async () => {
    const value = await readSpellings(payload, source)
    return { kind: 'store', value, bytes: 1024, tags: [source.tag], ttlMs } as const
  }
  return async () => (await cache.read(source.tag, produce)).value
}
