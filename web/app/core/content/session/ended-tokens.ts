import { LRUCache } from 'lru-cache'

const mostKept = 10_000
/** As long as a late response could restore the cookie of an ended session. */
const keptMilliseconds = 60 * 60_000

const ended = new LRUCache<string, true>({ max: mostKept, ttl: keptMilliseconds })

/** Records refresh tokens of an ended session, so that a late response does not set them again. */
export function noteEnded(...refreshTokens: readonly (string | undefined)[]): void {
  for (const token of refreshTokens) if (token !== undefined) ended.set(token, true)
}

/** True if any request to this process of the website has ended the session. */
export function hasEnded(refreshToken: string | undefined): boolean {
  return refreshToken !== undefined && ended.has(refreshToken)
}
