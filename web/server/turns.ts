/** Resolves when it is one's turn: a piece of work may begin, and should be over within two milliseconds. */
export type TakeTurn = () => Promise<void>

/** Called by each page once, for the turns of its pieces. */
export type OpenTurns = () => TakeTurn

interface Waiting {
  page: number
  begin(this: void): void
}

/**
 * Lets one piece of work begin at a time. Whoever asks meanwhile for something that is ready waits for one piece, not for all
 * that have something to do. The page that came first is made first, as far as it can: what several half made ones hold in
 * memory, each collection would go through.
 */
export function createTurns(): OpenTurns {
  const waiting: Waiting[] = []
  let pages = 0
  let isGiving = false

  function giveNext(): void {
    const next = takeFirst(waiting)
    if (next === undefined) {
      isGiving = false
      return
    }
    // Two rounds of the event loop: what React waited for it does in the round after it came.
    setImmediate(() => setImmediate(giveNext))
    next.begin()
  }

  return () => {
    pages += 1
    const page = pages
    return () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ page, begin: resolve })
      if (!isGiving) {
        isGiving = true
        setImmediate(giveNext)
      }
      return promise
    }
  }
}

/** Of the oldest page the piece that asked first; a few wait at any time. */
function takeFirst(waiting: Waiting[]): Waiting | undefined {
  let first: Waiting | undefined
  for (const each of waiting) if (!first || each.page < first.page) first = each
  if (first) waiting.splice(waiting.indexOf(first), 1)
  return first
}
