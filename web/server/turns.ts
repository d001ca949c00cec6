/** Resolves when it is one's turn: a piece of work may begin, and should be over within two milliseconds. */
export type TakeTurn = () => Promise<void>

/**
 * Lets one piece of work begin at a time, in the order in which they came. Whoever asks meanwhile for something that is
 * ready waits for one piece, not for all that have something to do.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = []
  let isGiving = false

  function giveNext(): void {
    const begin = waiting.shift()
    if (begin === undefined) {
      isGiving = false
      return
    }
    // Two rounds of the event loop: what React waited for it does in the round after it came.
    setImmediate(() => setImmediate(giveNext))
    begin()
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    if (!isGiving) {
      isGiving = true
      setImmediate(giveNext)
    }
    return promise
  }
}
