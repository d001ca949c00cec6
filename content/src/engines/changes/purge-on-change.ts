import { changeBus, everythingTag } from './change-bus.ts'

interface Purgeable {
  purge(tags: readonly string[]): void
  purgeAll(): void
}

/** Keeps a cache true: what changes is purged before anyone is told of it. */
export function purgeOnChange(cache: Purgeable): void {
  changeBus.subscribe(({ tags }) => {
    if (tags.includes(everythingTag)) cache.purgeAll()
    else cache.purge(tags)
  })
}
