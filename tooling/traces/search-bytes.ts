import type { Sought } from './sought.ts'

/** Number of matches by label; only labels with matches. */
export type Hits = Map<string, number>

/** Maximum length of any encoded form of a search term. */
const longest = 8192

export function searchText(
  latin1: string,
  sought: readonly Sought[],
  hits: Hits = new Map(),
): Hits {
  for (const { label, pattern } of sought) addHits(hits, label, countMatches(latin1, pattern, 0))
  return hits
}

/** Searches a stream, including matches across chunks. */
export async function searchBytes(
  source: AsyncIterable<Uint8Array>,
  sought: readonly Sought[],
): Promise<Hits> {
  const hits: Hits = new Map()
  let before = ''
  for await (const chunk of source) {
    const text = before + latin1Of(chunk)
    // Matches that end within the previous chunk were already counted.
    for (const { label, pattern } of sought)
      addHits(hits, label, countMatches(text, pattern, before.length))
    before = text.slice(-longest)
  }
  return hits
}

export function latin1Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

function countMatches(text: string, pattern: RegExp, endsAfter: number): number {
  let count = 0
  for (const match of text.matchAll(pattern))
    if (match.index + match[0].length > endsAfter) count += 1
  return count
}

function addHits(hits: Hits, label: string, count: number): void {
  if (count > 0) hits.set(label, (hits.get(label) ?? 0) + count)
}
