import { setImmediate } from 'node:timers/promises'

/** Node accepts one new connection per round, so this many visitors can connect between two pages. */
const rounds = 16
let last = Promise.resolve()

/**
 * Waits for a few rounds of the event loop. Simultaneous callers form a queue: no two continue in the same round. Otherwise
 * each new visitor waits for several renders, even for a cached page.
 */
export function waitForRounds(): Promise<void> {
  last = last.then(async () => {
    for (let round = 0; round < rounds; round += 1) await setImmediate()
  })
  return last
}
