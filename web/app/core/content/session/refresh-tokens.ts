import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { LRUCache } from 'lru-cache'
import type { PageCaller } from '../page-caller.ts'

/** Result of a token refresh. */
export type Refreshed =
  | { kind: 'ok'; tokens: SessionTokens; receivedAt: number }
  /** The service does not know the session. */
  | { kind: 'ended' }
  /** Unknown: the session may still be valid. */
  | { kind: 'failed'; error: unknown }

/** Requests with the older cookie may still arrive for this long. */
const sharedMilliseconds = 60_000
/** A response may be lost on a phone: maximum time until the browser sends the new tokens. */
const unseenMilliseconds = 60 * 60_000
const mostShared = 10_000

/**
 * Refreshes tokens once for all requests with the same refresh token: during the refresh, until the browser sends the new
 * tokens, and for a minute after that.
 */
export function createTokenRefresher(
  refresh: (refreshToken: string, caller: PageCaller) => Promise<SessionTokens>,
) {
  const shared = new LRUCache<string, Promise<Refreshed>>({
    max: mostShared,
    ttl: unseenMilliseconds,
  })
  /** Maps a new refresh token to the one it replaced. */
  const replaced = new LRUCache<string, string>({ max: mostShared, ttl: unseenMilliseconds })

  async function ask(refreshToken: string, caller: PageCaller): Promise<Refreshed> {
    try {
      return { kind: 'ok', tokens: await refresh(refreshToken, caller), receivedAt: Date.now() }
    } catch (error) {
      return isRefused(error) ? { kind: 'ended' } : { kind: 'failed', error }
    }
  }

  async function askOnce(refreshToken: string, caller: PageCaller): Promise<Refreshed> {
    const refreshed = await ask(refreshToken, caller)
    if (refreshed.kind === 'ok') replaced.set(refreshed.tokens.refreshToken, refreshToken)
    // The next request tries again.
    if (refreshed.kind === 'failed') shared.delete(refreshToken)
    return refreshed
  }

  return {
    refresh(refreshToken: string, caller: PageCaller): Promise<Refreshed> {
      const known = shared.get(refreshToken)
      if (known) return known
      const asking = askOnce(refreshToken, caller)
      shared.set(refreshToken, asking)
      return asking
    },

    /** Result of a refresh of this token by another request of this process. */
    replacementOf: (refreshToken: string) => shared.get(refreshToken),

    /** The browser has sent this token, so its predecessor is needed only briefly. */
    noteArrival(refreshToken: string): void {
      const older = replaced.get(refreshToken)
      if (older === undefined) return
      replaced.delete(refreshToken)
      const known = shared.get(older)
      if (known) shared.set(older, known, { ttl: sharedMilliseconds })
    },
  }
}

/** True if the service refuses the token; rate limits and server errors do not count. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && [400, 401, 403].includes(error.status)
}
