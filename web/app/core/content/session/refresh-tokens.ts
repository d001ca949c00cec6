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

/** As long as requests that a browser sent with the older cookie may still come in. */
const sharedMilliseconds = 60_000
/** An answer may be lost on a phone: as long as the browser has not shown the new tokens, at most. */
const unseenMilliseconds = 60 * 60_000
const mostShared = 10_000

/**
 * Replaces sessions' tokens, once for all requests that come with the same one: while it is asked, until the browser
 * shows the new ones, and for a minute beyond.
 */
export function createTokenRefresher(
  refresh: (refreshToken: string, caller: PageCaller) => Promise<SessionTokens>,
) {
  const shared = new LRUCache<string, Promise<Refreshed>>({
    max: mostShared,
    ttl: unseenMilliseconds,
  })
  /** By the new refresh token the one that it replaced. */
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
    // Whoever comes next tries again.
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

    /** What became of a token that another request has had replaced, here, since it came. */
    replacementOf: (refreshToken: string) => shared.get(refreshToken),

    /** A browser has shown this token: what it replaced is needed for a moment only. */
    noteArrival(refreshToken: string): void {
      const older = replaced.get(refreshToken)
      if (older === undefined) return
      replaced.delete(refreshToken)
      const known = shared.get(older)
      if (known) shared.set(older, known, { ttl: sharedMilliseconds })
    },
  }
}

/** A token that the service does not take; too many tries and faults of its own say nothing of the token. */
function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && [400, 401, 403].includes(error.status)
}
