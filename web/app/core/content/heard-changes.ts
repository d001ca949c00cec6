/** Asked before a question is sent; what it gives says whether the answer still holds. */
export type HoldsUntil = () => () => boolean

export type HeardChanges = ReturnType<typeof createHeardChanges>

/**
 * What the content service has told of its changes. An answer holds until a change of its tag, `longestMs` at most,
 * and only while changes are heard: the server says when they are.
 */
export function createHeardChanges({ longestMs = 60_000, now = Date.now } = {}) {
  const changesOf = new Map<string, number>()
  let changesOfAll = 0
  let isHearing = false

  const changesSoFar = (tag: string) => changesOfAll + (changesOf.get(tag) ?? 0)

  function untilChanged(tag: string): HoldsUntil {
    changesOf.set(tag, changesOf.get(tag) ?? 0)
    return () => {
      const before = changesSoFar(tag)
      const end = now() + longestMs
      return () => isHearing && changesSoFar(tag) === before && now() < end
    }
  }

  function change(tags: readonly string[]): void {
    for (const tag of tags) {
      const changes = changesOf.get(tag)
      if (changes !== undefined) changesOf.set(tag, changes + 1)
    }
  }

  /** Changes are heard from now on; what there was before may be another. */
  function hearFromNow(): void {
    isHearing = true
    changesOfAll += 1
  }

  function hearNoMore(): void {
    isHearing = false
  }

  return { untilChanged, change, hearFromNow, hearNoMore }
}
