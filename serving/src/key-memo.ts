/**
 * Caches the parsed form of a raw text of a request, e.g. its url. `compute` must depend on the text alone, so that no
 * request can set a wrong result for another.
 */
export function createKeyMemo<Key>(
  compute: (raw: string) => Key,
  limits: { entries: number; textLength: number } = { entries: 5000, textLength: 500 },
) {
  const known = new Map<string, Key>()

  function keyOf(raw: string): Key {
    const found = known.get(raw)
    if (found !== undefined) return found
    const key = compute(raw)
    if (raw.length <= limits.textLength) {
      if (known.size >= limits.entries) forgetOldest()
      known.set(raw, key)
    }
    return key
  }

  function forgetOldest(): void {
    for (const raw of known.keys()) {
      known.delete(raw)
      return
    }
  }

  /** For a change of the rules that `compute` follows. */
  function clear(): void {
    known.clear()
  }

  return { keyOf, clear }
}
