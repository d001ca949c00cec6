import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { LRUCache } from 'lru-cache'
import type { PageCaller } from '../page-caller.ts'

/** What became of a session whose tokens were to be replaced. */
export type Refreshed =
  | { kind: 'ok'; tokens: SessionTokens; receivedAt: number }
  /** The service knows it no more. */
  | { kind: 'ended' }
  /** Nobody knows: it may be as good as ever. */
  | { kind: 'failed'; error: unknown }

const sharedMilliseconds = 60_000
const mostShared = 10_000

/**
 * Replaces a session's tokens, once for all requests that come with the same one: while it is asked, and for a
 * minute, as long as requests sent with the older cookie may still come in.
 */
export function createTokenRefresher(
  refresh: (refreshToken: string, caller: PageCaller) => Promise<SessionTokens>,
): (refreshToken: string, caller: PageCaller) => Promise<Refreshed> {
  const shared = new LRUCache<string, Promise<Refreshed>>({
    max: mostShared,
    ttl: sharedMilliseconds,
  })

  async function ask(refreshToken: string, caller: PageCaller): Promise<Refreshed> {
    try {
      return { kind: 'ok', tokens: await refresh(refreshToken, caller), receivedAt: Date.now() }
    } catch (error) {
      return isRefused(error) ? { kind: 'ended' } : { kind: 'failed', error }
    }
  }

  return function refreshTokens(refreshToken, caller) {
    const known = shared.get(refreshToken)
    if (known) return known
    const asking = ask(refreshToken, caller).then((refreshed) => {
      // The minute begins with the answer; a failure is tried again by whoever comes next.
      if (refreshed.kind === 'failed') shared.delete(refreshToken)
      else shared.set(refreshToken, asking)
      return refreshed
    })
    shared.set(refreshToken, asking)
    return asking
  }
}

/** A token that the service does not take; too many tries and faults of its own say nothing of the token. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && [400, 401, 403].includes(error.status)
}
