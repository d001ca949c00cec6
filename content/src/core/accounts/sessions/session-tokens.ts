import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { after, sessionTimes } from './session-lifetimes.ts'

/** A refresh token. The first secret of a session is random; each later one is derived from its predecessor. */
export interface RefreshToken {
  sessionId: string
  generation: number
  secret: string
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const secret256 = '[\\w-]{43}'
const refreshForm = new RegExp(`^(${uuid})\\.(\\d{1,9})\\.(${secret256})\\.(${secret256})$`)
const accessForm = new RegExp(`^(${uuid})\\.(${secret256})$`)

export function firstToken(sessionId: string): RefreshToken {
  return { sessionId, generation: 0, secret: randomBytes(32).toString('base64url') }
}

/** The next token, derived deterministically from this one and the server secret. */
export function childOf(token: RefreshToken, serverSecret: string): RefreshToken {
  const { sessionId, generation } = token
  return { sessionId, generation: generation + 1, secret: sign(serverSecret, 'child', token) }
}

/** The wire form. Its signature shows without a query that this service issued it. */
export function writeRefreshToken(token: RefreshToken, serverSecret: string): string {
  const { sessionId, generation, secret } = token
  return `${sessionId}.${generation}.${secret}.${sign(serverSecret, 'seal', token)}`
}

/** Parses the wire form; undefined if this service did not issue it. */
export function readRefreshToken(
  text: string,
  serverSecrets: readonly string[],
): RefreshToken | undefined {
  const [, sessionId, generation, secret, seal] = refreshForm.exec(text) ?? []
  if (!sessionId || !secret || !seal) return undefined
  const token = { sessionId, generation: Number(generation), secret }
  const accepted = serverSecrets.map((each) => sign(each, 'seal', token))
  return isOneOfSecrets(seal, accepted) ? token : undefined
}

export function accessTokenOf(token: RefreshToken, serverSecret: string): string {
  return `${token.sessionId}.${sign(serverSecret, 'access', token)}`
}

/** The session id in an access token; undefined if the form is wrong. */
export function sessionNamedBy(accessToken: string): string | undefined {
  return accessForm.exec(accessToken)?.[1]
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function hashOfRefreshToken({ secret }: RefreshToken): string {
  return hashOfToken(secret)
}

function sign(
  serverSecret: string,
  purpose: 'access' | 'child' | 'seal',
  { sessionId, generation, secret }: RefreshToken,
): string {
  return createHmac('sha256', serverSecret)
    .update(`member session ${purpose} ${sessionId} ${generation} ${secret}`)
    .digest('base64url')
}

/** The sign-in adds the browser's mark (`device`). */
export type IssuedTokens = Omit<SessionTokens, 'device'>

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

/** @param madeBy The key that derived the access token first, if it is issued again; it may be an older key now. */
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
