import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { after, sessionTimes } from './session-lifetimes.ts'

/** One refresh token of a session: the first is random, each later one follows from the one before. */
export interface RefreshToken {
  sessionId: string
  /** How many came before it in its session. */
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

/** The token that follows: made of this one and what the service alone knows, the same each time. */
export function childOf(token: RefreshToken, serverSecret: string): RefreshToken {
  const { sessionId, generation } = token
  return { sessionId, generation: generation + 1, secret: sign(serverSecret, 'child', token) }
}

/** As it goes over the wire; its seal shows that it was made here, without asking the database. */
export function writeRefreshToken(token: RefreshToken, serverSecret: string): string {
  const { sessionId, generation, secret } = token
  return `${sessionId}.${generation}.${secret}.${sign(serverSecret, 'seal', token)}`
}

/** What came over the wire; nothing where it is none of ours. */
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

/** The access token that is given out with a refresh token. */
export function accessTokenOf(token: RefreshToken, serverSecret: string): string {
  return `${token.sessionId}.${sign(serverSecret, 'access', token)}`
}

/** The session that an access token names; nothing where it has not the form of one. */
export function sessionNamedBy(accessToken: string): string | undefined {
  return accessForm.exec(accessToken)?.[1]
}

/** As a token is kept. */
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
