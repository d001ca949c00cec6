import { rootName } from '@washhouse/contract/wire/brackets'

/** The known parameters of a query in one order; unknown ones change no answer and no cache key. */
export function canonicalQuery(parameters: URLSearchParams, known: readonly string[]): string {
  const kept = [...parameters].filter(([key]) => known.includes(rootName(key)))
  // A stable sort keeps the order of repeated ones, which `a[]=1&a[]=2` depends on.
  kept.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return new URLSearchParams(kept).toString()
}
