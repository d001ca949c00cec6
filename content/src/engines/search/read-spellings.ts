import { createTaggedCache } from '@washhouse/serving/tagged-cache'
import type { BasePayload } from 'payload'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { compileSpellings, type Spellings, type SpellingSource } from './spellings.ts'

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

const readers = new WeakMap<BasePayload, () => Promise<Spellings>>()

/** The list for those who search, from where the composition has told the config that it stands. */
export function spellingsOf(payload: BasePayload): Promise<Spellings> {
  const known = readers.get(payload)
  if (known) return known()
  const read = createSpellingReader(payload, payload.config.custom['spellingSource'])
  readers.set(payload, read)
  return read()
}

/** Kept until an editor changes it. */
function createSpellingReader(
  payload: BasePayload,
  source: SpellingSource,
): () => Promise<Spellings> {
  const cache = createTaggedCache<Spellings>({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(cache)
  const produce = async () => {
    const value = compileSpellings(await source.read(payload))
    return { kind: 'store', value, bytes: 1024, tags: [source.tag], ttlMs } as const
  }
  return async () => (await cache.read(source.tag, produce)).value
}
