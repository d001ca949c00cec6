import { createTaggedCache } from '@washhouse/serving/tagged-cache'
import { purgeOnChange } from '../changes/purge-on-change.ts'

const ttlMs = 10 * 60_000
const maxBytes = 1024 * 1024

/**
 * Totals of lists, counted once until a record with the tag changes: counting ten thousand rows
 * costs more than reading a page of them.
 */
export function createTotals(tag: string) {
  const cache = createTaggedCache<number>({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(cache)

  /** The total under `key`, counted by `count` when it is not known or past `expiresAt` (epoch ms). */
  return async function total(
    key: string,
    count: () => Promise<number>,
    expiresAt?: number,
  ): Promise<number> {
    const produce = async () => {
      const value = await count()
      return { kind: 'store', value, bytes: 8, tags: [tag], ttlMs, expiresAt } as const
    }
    return (await cache.read(key, produce)).value
  }
}
