import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { after, sessionTimes } from './session-table.ts'
import {
  accessTokenOf,
  hashOfRefreshToken,
  hashOfToken,
  type RefreshToken,
  writeRefreshToken,
} from './session-tokens.ts'

/** What a client gets; the mark of its browser is the sign-in's. */
export type IssuedTokens = Omit<SessionTokens, 'device'>

/** What a row keeps of new tokens. */
export function newTokens({ secret }: BasePayload, token: RefreshToken, now: Date) {
  const time = now.toISOString()
  return {
    generation: token.generation,
    refreshHash: hashOfRefreshToken(token),
    accessHash: hashOfToken(accessTokenOf(token, secret)),
    accessExpiresAt: after(now, sessionTimes.access),
    lastUsedAt: time,
    updatedAt: time,
  }
}

/** `madeBy`: the key that made the tokens first, where they are given again; it was the newest then. */
export function issue(
  { secret }: BasePayload,
  token: RefreshToken,
  madeBy: string = secret,
): IssuedTokens {
  return {
    accessToken: accessTokenOf(token, madeBy),
    expires: sessionTimes.access,
    refreshToken: writeRefreshToken(token, secret),
  }
}
