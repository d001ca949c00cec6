import { LRUCache } from 'lru-cache'

const mostKept = 10_000
/** As long as a cookie that a late answer brought back would show somebody who has left. */
const keptMilliseconds = 60 * 60_000

const ended = new LRUCache<string, true>({ max: mostKept, ttl: keptMilliseconds })

/** Notes refresh tokens of a session that has ended: an answer on its way must not bring them back to the browser. */
export function noteEnded(...refreshTokens: readonly (string | undefined)[]): void {
  for (const token of refreshTokens) if (token !== undefined) ended.set(token, true)
}

/** Whether a session was ended in this process of the website, whichever request did it. */
export function hasEnded(refreshToken: string | undefined): boolean {
  return refreshToken !== undefined && ended.has(refreshToken)
}
