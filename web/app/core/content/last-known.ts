import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { HoldsUntil } from './heard-changes.ts'
import type { PageCallOptions, PageContent } from './page-content.ts'

type ReaderOptions<Query extends QueryShape, Result> = PageCallOptions<Query> & {
  /** If omitted, each page reads again. */
  holds?: HoldsUntil
  /** True: a missing or unpublished record gives null and is no failure. */
  isOptional?: boolean
  /** False keeps the previous answer. */
  isWorthKeeping?: (value: Result | null) => boolean
}

interface Known<T> {
  value: T
  stillHolds: (() => boolean) | undefined
}

/**
 * Reads data that every page needs and caches the last answer of each language, so that one failed call does not break a
 * page. Null if there was never an answer. The loaders of a page share one call; there is none while the cached answer is
 * valid.
 */
export function createLastKnownReader<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  options: ReaderOptions<Query, Result> = {},
): (content: PageContent) => Promise<Result | null> {
  const { holds, isOptional = false, isWorthKeeping = () => true, ...asked } = options
  const lastKnown = new Map<Language, Known<Result | null>>()
  const readings = new WeakMap<PageContent, Promise<Result | null>>()

  async function read(content: PageContent): Promise<Result | null> {
    const known = lastKnown.get(content.language)
    if (known?.stillHolds?.()) return known.value
    const stillHolds = holds?.()
    const answer = await (isOptional ? content.find(call, asked) : content.settle(call, asked))
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
