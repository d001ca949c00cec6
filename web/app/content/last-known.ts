import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { PageCallOptions, PageContent, Settled } from './page-content.ts'

/**
 * Reads what no page can be without and keeps the last answer of each language, so that no page
 * dies because this one call did. Null when it was never answered. However many loaders of a page
 * ask, the call is made once.
 */
export function createLastKnownReader<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  options?: PageCallOptions<Query>,
): (content: PageContent) => Promise<Result | null> {
  return keepLastKnown((content) => content.settle(call, options))
}

/** The same for what an editor may not have written, or not published: null, and no failure. */
export function createOptionalReader<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  options?: PageCallOptions<Query>,
): (content: PageContent) => Promise<Result | null> {
  return keepLastKnown((content) => content.find(call, options))
}

/**
 * A list that keeps its previous values while it is answered empty (spec §4, Content status): the
 * last that had anything in it, of each language. Empty when there never was one.
 */
export function createLastFilledReader<Query extends QueryShape, Item>(
  call: Call<Query, Item[]>,
  options?: PageCallOptions<Query>,
): (content: PageContent) => Promise<Item[]> {
  const read = keepLastKnown(
    (content) => content.settle(call, options),
    (list) => list.length > 0,
  )
  return async (content) => (await read(content)) ?? []
}

function keepLastKnown<T>(
  ask: (content: PageContent) => Promise<Settled<T>>,
  isWorthKeeping: (value: T) => boolean = () => true,
): (content: PageContent) => Promise<T | null> {
  const lastKnown = new Map<Language, T>()
  const readings = new WeakMap<PageContent, Promise<T | null>>()

  async function read(content: PageContent): Promise<T | null> {
    const answer = await ask(content)
    if (answer.kind === 'ok' && isWorthKeeping(answer.value))
      lastKnown.set(content.language, answer.value)
    return lastKnown.get(content.language) ?? null
  }

  return (content) => {
    const reading = readings.get(content) ?? read(content)
    readings.set(content, reading)
    return reading
  }
}
