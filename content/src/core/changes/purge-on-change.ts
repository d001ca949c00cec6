import { createTaggedCache, type TaggedCache } from '@washhouse/serving/tagged-cache'
import { changeBus, everythingTag } from './change-bus.ts'

/** Purges a cache on changes, before later listeners learn of them. */
export function purgeOnChange(cache: Pick<TaggedCache<unknown>, 'purge' | 'purgeAll'>): void {
  changeBus.subscribe(({ tags }) => {
    if (tags.includes(everythingTag)) cache.purgeAll()
    else cache.purge(tags)
  })
}

/** A cache of this process that deletes changed entries. */
export function createForgettingCache<Value>(maxBytes: number): TaggedCache<Value> {
  const cache = createTaggedCache<Value>({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(cache)
  return cache
}
