import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { HoldsUntil } from './heard-changes.ts'
import type { PageCallOptions, PageContent } from './page-content.ts'

type ReaderOptions<Query extends QueryShape, Result> = PageCallOptions<Query> & {
  /** Without it each page asks anew. */
  holds?: HoldsUntil
  /** An editor may not have written it, or not published: null, and no failure. */
  isOptional?: boolean
  /** After any other answer the last one stays. */
  isWorthKeeping?: (value: Result | null) => boolean
}

interface Known<T> {
  value: T
  stillHolds: (() => boolean) | undefined
}

/**
 * Reads what no page can be without and keeps the last answer of each language, so that no page
 * dies because this one call did. Null when it was never answered. However many loaders of a page
 * ask, the call is made once; and not at all while the last answer holds.
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
