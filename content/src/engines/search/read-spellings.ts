import { createTaggedCache } from '@washhouse/serving/tagged-cache'
import type { BasePayload } from 'payload'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { compileSpellings, type Spellings, type SpellingSource } from './spellings.ts'

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

/** Reads the list for those who search: kept until an editor changes it. */
export function createSpellingReader(
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
