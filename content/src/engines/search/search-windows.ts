import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { SearchSource } from './search-source.ts'

/**
 * What grows without end, such as posts, is looked through by windows of so many records, the newest first: what is rare
 * though each of its letters is frequent would lead through all there is. Eight windows are a block.
 */
const sizes = { window: 8192, block: 65_536 }
const windowsOfBlock = sizes.block / sizes.window
/** So many are looked through at once, as if there were none; of more, the newest in any case. */
const wholeWindows = 3
const newestWindows = 2
/** Milliseconds after which nothing else is begun. */
const budgetMs = 10

export interface Span {
  size: keyof typeof sizes
  number: number
}

/** Where a record stands; null where its source does not grow. */
export function spansOf({ grows }: SearchSource, recordId: number): Span[] | null {
  if (!grows) return null
  const at = (size: Span['size']) => ({ size, number: Math.floor(recordId / sizes[size]) })
  return [at('window'), at('block')]
}

/** When the first and the last of some records appeared, ISO 8601. */
interface Times {
  since: string
  until: string
}

export const SearchWindow = z.object({ number: z.number(), since: z.string(), until: z.string() })
export type SearchWindow = z.infer<typeof SearchWindow>

/** What has all words in its title, or anywhere in its text. */
export type Within = 'titles' | 'texts'

/** What was found in some windows. */
type Stretch<Key> = Record<Within, Key[]>

/** A window or block, what stands in none, or all there is at once. */
export type Place = (Span & Times) | 'elsewhere' | 'everywhere'

interface Walk<Key> {
  /** From the newest to the oldest. */
  windows: readonly SearchWindow[]
  most: number
  /** The newest that are found, `most` of them. */
  ask: (within: Within, place: Place) => Promise<Key[]>
  /** Whether questions asked at once are answered side by side: some may be in vain then, and none waits for another. */
  asksAtOnce: boolean
  nameOf: (key: Key) => unknown
}

interface Walked<Key> {
  stretches: Stretch<Key>[]
  /** Since when it was looked through; null: all there is, or as far back as enough was found. */
  since: string | null
}

/**
 * Looks through windows until enough is found or the time is up; through blocks, as long as they take no more of it than
 * there is.
 */
export async function walkWindows<Key>(walk: Walk<Key>): Promise<Walked<Key>> {
  const { windows, most, nameOf } = walk
  if (windows.length <= wholeWindows)
    return { stretches: [await lookThrough(walk, ['everywhere'])], since: null }
  const startedAt = performance.now()
  const spent = () => performance.now() - startedAt
  const newest = windows.slice(0, newestWindows)
  const places = newest.map((window): Place => ({ size: 'window', ...window }))
  const stretches = [await lookThrough(walk, ['elsewhere', ...places])]
  const found = new Set(stretches.flatMap(({ texts }) => texts.map(nameOf)))
  let blockMs = (spent() / newestWindows) * windowsOfBlock
  let since = newest.at(-1)?.since ?? null
  for (let next = newestWindows; next < windows.length && found.size < most; ) {
    if (spent() > budgetMs) return { stretches, since }
    // Others have their turn in between.
    await nextTurn()
    const isBlock = spent() + blockMs <= budgetMs
    const span = spanAt(windows[next]?.number ?? 0, isBlock ? 'block' : 'window')
    const within = windows.filter(({ number }) => isWithin(number, span))
    const times = timesOf(within)
    const begunAt = spent()
    const stretch = await lookThrough(walk, [{ ...span, ...times }])
    if (isBlock) blockMs = spent() - begunAt
    stretches.push(stretch)
    for (const key of stretch.texts) found.add(nameOf(key))
    next = windows.findIndex(({ number }) => number === within.at(-1)?.number) + 1
    since = times.since
  }
  return { stretches, since: null }
}

function spanAt(window: number, size: Span['size']): Span {
  return { size, number: size === 'window' ? window : Math.floor(window / windowsOfBlock) }
}

function isWithin(window: number, { size, number }: Span): boolean {
  return spanAt(window, size).number === number
}

function timesOf(windows: readonly SearchWindow[]): Times {
  const [first] = windows.map(({ since }) => since).toSorted()
  const last = windows
    .map(({ until }) => until)
    .toSorted()
    .at(-1)
  return { since: first ?? '', until: last ?? '' }
}

/** What these places have as if they were one; what is full already needs nothing older. */
async function lookThrough<Key>(walk: Walk<Key>, places: readonly Place[]): Promise<Stretch<Key>> {
  const { most, ask, asksAtOnce } = walk
  if (asksAtOnce) return await lookAtOnce(walk, places)
  const [titles, texts]: [Key[], Key[]] = [[], []]
  for (const place of places) {
    const isFull = texts.length >= most
    const found = isFull ? [] : await ask('texts', place)
    texts.push(...found)
    const mayHaveTitles = isFull || found.length > 0
    if (mayHaveTitles && titles.length < most) titles.push(...(await ask('titles', place)))
  }
  return { titles, texts }
}

/** The same, each place asked beside the others, and behind those that are full in vain. */
async function lookAtOnce<Key>(
  { most, ask }: Walk<Key>,
  places: readonly Place[],
): Promise<Stretch<Key>> {
  const found = await Promise.all(places.map((place) => ask('texts', place)))
  const texts: Key[] = []
  const mayHaveTitles = places.filter((_, index) => {
    const [isFull, here] = [texts.length >= most, found[index] ?? []]
    if (!isFull) texts.push(...here)
    return isFull || here.length > 0
  })
  const titles: Key[] = []
  for (const here of await Promise.all(mayHaveTitles.map((place) => ask('titles', place))))
    if (titles.length < most) titles.push(...here)
  return { titles, texts }
}
