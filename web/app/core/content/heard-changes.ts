/** Called before a request is sent; the returned function reports whether the answer is still valid. */
export type HoldsUntil = () => () => boolean

export type HeardChanges = ReturnType<typeof createHeardChanges>

/**
 * Tracks the changes that the content service reports. An answer is valid until its tag changes, for `longestMs` at most,
 * and only while the connection for changes is open.
 */
export function createHeardChanges({ longestMs = 60_000, now = () => performance.now() } = {}) {
  const changesOf = new Map<string, number>()
  let changesOfAll = 0
  let isHearing = false
  let last: string | undefined

  const changesSoFar = (tag: string) => changesOfAll + (changesOf.get(tag) ?? 0)

  function untilChanged(tag: string): HoldsUntil {
    changesOf.set(tag, changesOf.get(tag) ?? 0)
    return () => {
      const before = changesSoFar(tag)
      const end = now() + longestMs
      return () => isHearing && changesSoFar(tag) === before && now() < end
    }
  }

  /** The number of the last change, as the content service names it. */
  function noteNumber(number: string): void {
    last = number
  }

  function change(tags: readonly string[]): void {
    for (const tag of tags) {
      const changes = changesOf.get(tag)
      if (changes !== undefined) changesOf.set(tag, changes + 1)
    }
  }

  /** Changes are reported from now on; everything before may be outdated. */
  function hearFromNow(): void {
    isHearing = true
    changesOfAll += 1
  }

  function hearNoMore(): void {
    isHearing = false
  }

  return { untilChanged, noteNumber, lastNumber: () => last, change, hearFromNow, hearNoMore }
}

/** Of this process. */
export const heardChanges = createHeardChanges()
