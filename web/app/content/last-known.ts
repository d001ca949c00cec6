import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { HoldsUntil } from './heard-changes.ts'
import type { PageCallOptions, PageContent, Settled } from './page-content.ts'

type ReaderOptions<Query extends QueryShape> = PageCallOptions<Query> & {
  /** Without it each page asks anew. */
  holds?: HoldsUntil
}

/**
 * Reads what no page can be without and keeps the last answer of each language, so that no page
 * dies because this one call did. Null when it was never answered. However many loaders of a page
 * ask, the call is made once; and not at all while the last answer holds.
 */
export function createLastKnownReader<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  { holds, ...options }: ReaderOptions<Query> = {},
): (content: PageContent) => Promise<Result | null> {
  return keepLastKnown((content) => content.settle(call, options), { holds })
}

/** The same for what an editor may not have written, or not published: null, and no failure. */
export function createOptionalReader<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  { holds, ...options }: ReaderOptions<Query> = {},
): (content: PageContent) => Promise<Result | null> {
  return keepLastKnown((content) => content.find(call, options), { holds })
}

/**
 * A list that keeps its previous values while it is answered empty (spec §4, Content status): the
 * last that had anything in it, of each language. Empty when there never was one.
 */
export function createLastFilledReader<Query extends QueryShape, Item>(
  call: Call<Query, Item[]>,
  options?: PageCallOptions<Query>,
): (content: PageContent) => Promise<Item[]> {
  const read = keepLastKnown((content) => content.settle(call, options), {
    isWorthKeeping: (list) => list.length > 0,
  })
  return async (content) => (await read(content)) ?? []
}

interface Known<T> {
  value: T
  stillHolds: (() => boolean) | undefined
}

interface Keeping<T> {
  holds?: HoldsUntil | undefined
  isWorthKeeping?: (value: T) => boolean
}

function keepLastKnown<T>(
  ask: (content: PageContent) => Promise<Settled<T>>,
  { holds, isWorthKeeping = () => true }: Keeping<T>,
): (content: PageContent) => Promise<T | null> {
  const lastKnown = new Map<Language, Known<T>>()
  const readings = new WeakMap<PageContent, Promise<T | null>>()

  async function read(content: PageContent): Promise<T | null> {
    const known = lastKnown.get(content.language)
    if (known?.stillHolds?.()) return known.value
    const stillHolds = holds?.()
    const answer = await ask(content)
    if (answer.kind === 'ok' && isWorthKeeping(answer.value))
      lastKnown.set(content.language, { value: answer.value, stillHolds })
    return lastKnown.get(content.language)?.value ?? null
  }

  return (content) => {
    const reading = readings.get(content) ?? read(content)
    readings.set(content, reading)
    return reading
  }
}
