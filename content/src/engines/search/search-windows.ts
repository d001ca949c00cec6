import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchSource } from './search-source.ts'

/**
 * What grows without end, such as posts, is looked through by windows of so many records, the newest first: what is rare
 * though each of its letters is frequent would lead through all there is.
 */
const windowSize = 4096
/** So many are always looked through: of fewer than 16,000 records all, as if there were no windows. */
const newestWindows = 5
/** Milliseconds after which no other window is begun; one takes two or three. */
const budgetMs = 12

/** The window of a record; null where its source does not grow. */
export function windowOf({ grows }: SearchSource, recordId: number): number | null {
  return grows ? Math.floor(recordId / windowSize) : null
}

export interface SearchWindow {
  number: number
  /** When the oldest of its records appeared, ISO 8601. */
  since: string
}

/** What has all words in its title, and what has them in title or text, the newest first. */
export interface Stretch<Key> {
  titles: Key[]
  all: Key[]
}

/** A window, what stands in none, or all there is at once. */
export type Place = { window: number } | 'elsewhere' | 'everywhere'

interface Walked<Key> {
  stretches: Stretch<Key>[]
  /** Since when it was looked through; null: all there is. */
  since: string | null
}

/**
 * Looks through windows, given from the newest to the oldest, until `most` are found or the time is up. What takes so
 * little time that the rest will take no longer than there is, is asked of all at once.
 */
export async function walkWindows<Key>(
  windows: readonly SearchWindow[],
  most: number,
  ask: (place: Place) => Promise<Stretch<Key>>,
): Promise<Walked<Key>> {
  const first = join([await ask('elsewhere')])
  const startedAt = performance.now()
  const spent = () => performance.now() - startedAt
  for (const { number } of windows.slice(0, newestWindows))
    add(first, await ask({ window: number }))
  const rest = windows.slice(newestWindows)
  if (rest.length === 0 || first.all.length >= most) return { stretches: [first], since: null }
  const windowMs = spent() / newestWindows
  if (windowMs * windows.length < budgetMs - spent())
    return { stretches: [await ask('everywhere')], since: null }
  const stretches = [first]
  let since = windows[newestWindows - 1]?.since ?? null
  let found = first.all.length
  for (const window of rest) {
    if (found >= most) return { stretches, since: null }
    if (spent() > budgetMs) return { stretches, since }
    // Others have their turn in between.
    await nextTurn()
    const stretch = await ask({ window: window.number })
    stretches.push(stretch)
    found += stretch.all.length
    since = window.since
  }
  return { stretches, since: null }
}

function join<Key>(stretches: readonly Stretch<Key>[]): Stretch<Key> {
  const joined: Stretch<Key> = { titles: [], all: [] }
  for (const stretch of stretches) add(joined, stretch)
  return joined
}

function add<Key>(to: Stretch<Key>, { titles, all }: Stretch<Key>): void {
  to.titles.push(...titles)
  to.all.push(...all)
}
