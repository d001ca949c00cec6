import { setImmediate } from 'node:timers/promises'

/** In each round Node accepts one new connection, so that as many visitors can come in between two pages. */
const rounds = 16
let last = Promise.resolve()

/**
 * Waits until the event loop has made a few rounds of its own. Whoever asks at the same time waits in line: no two of them
 * go on in the same round. Otherwise each new visitor, even to a cached page, waits for several renders.
 */
export function waitForRounds(): Promise<void> {
  last = last.then(async () => {
    for (let round = 0; round < rounds; round += 1) await setImmediate()
  })
  return last
}
