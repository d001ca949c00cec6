import { createTaggedCache, type TaggedCache } from '@washhouse/serving/tagged-cache'
import { changeBus, everythingTag } from './change-bus.ts'

/** Keeps a cache true: what changes is purged before anyone is told of it. */
export function purgeOnChange(cache: Pick<TaggedCache<unknown>, 'purge' | 'purgeAll'>): void {
  changeBus.subscribe(({ tags }) => {
    if (tags.includes(everythingTag)) cache.purgeAll()
    else cache.purge(tags)
  })
}

/** A cache for this process alone, which forgets what changes. */
export function createForgettingCache<Value>(maxBytes: number): TaggedCache<Value> {
  const cache = createTaggedCache<Value>({ maxBytes, policy: { onPurge: 'forget' } })
  purgeOnChange(cache)
  return cache
}
