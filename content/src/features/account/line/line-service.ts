import { createHmac } from 'node:crypto'
import { isSameSecret } from '@washhouse/serving/client-address'
import { invalidCredentials, notFound, WireError } from '@washhouse/contract/wire/errors'
import type { Language } from '@washhouse/contract/language'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  refreshTokenGrant,
  ResponseBodyError,
} from 'openid-client'
import { z } from 'zod'
import { log } from '../../../platform/log.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { lineChannel, type LineChannel } from './line.env.ts'

/** What one journey to LINE is known by; random, made at its start. */
export interface AuthorizationSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Who LINE says has come back. */
export interface LinePerson {
  subject: string
  /** As LINE has it; nobody has shown that it is his. */
  email: string | null
  name: string | null
  /** For leaving LINE again. */
  refreshToken: string | null
}

const timeoutSeconds = 8
const alg = 'HS256'

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  name: z.string().nullish(),
})

/** Where LINE sends everybody back to: as registered with it, never as a request says. */
export const lineReturnAddress = () => websitePage('th', '/login/line/return')

/** @throws NOT_FOUND while signing in with LINE is switched off. */
export function requireLine(): LineChannel {
  if (!lineChannel) throw notFound('Signing in with LINE')
  return lineChannel
}

let known: Promise<Configuration> | undefined

/** LINE's addresses, asked once; should that fail, the next one asks again. */
export async function lineConfiguration(channel: LineChannel): Promise<Configuration> {
  known ??= discover(channel)
  try {
    return await known
  } catch (error) {
    known = undefined
    throw error
  }
}

async function discover({ id, secret, issuer }: LineChannel): Promise<Configuration> {
  const server = new URL(issuer)
  // What it announces is for apps; on the web LINE signs with the channel's secret.
  const metadata = { id_token_signed_response_alg: alg }
  return await discovery(server, id, metadata, ClientSecretPost(secret), {
    timeout: timeoutSeconds,
    execute: server.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** The address at LINE that asks the visitor. @throws SERVICE_UNAVAILABLE */
export async function askAtLine(
  { state, nonce, verifier }: AuthorizationSecrets,
  { language, asksAnew }: { language: Language; asksAnew: boolean },
): Promise<string> {
  const configuration = await reached(() => lineConfiguration(requireLine()))
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: lineReturnAddress(),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language === 'th' ? 'th-TH' : 'en-US',
    ...(asksAnew ? { disable_auto_login: 'true' } : {}),
  })
  return url.href
}

/**
 * Who has come back with a code.
 * @throws INVALID_CREDENTIALS where LINE does not take the code, or speaks of another journey; SERVICE_UNAVAILABLE
 */
export async function readLinePerson(
  code: string,
  { state, nonce, verifier }: AuthorizationSecrets,
): Promise<LinePerson> {
  const channel = requireLine()
  const configuration = await reached(() => lineConfiguration(channel))
  const address = new URL(lineReturnAddress())
  address.search = new URLSearchParams({ code, state }).toString()
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
  const tokens = await reached(() => authorizationCodeGrant(configuration, address, checks))
  // Whoever speaks with LINE itself may rely on TLS, and so does the library; a secret that is there can be used.
  if (!isSignedWith(channel.secret, tokens.id_token ?? '')) throw invalidCredentials()
  const { sub, email, name } = Claims.parse(tokens.claims())
  const refreshToken = tokens.refresh_token ?? null
  return { subject: sub, email: email ?? null, name: name ?? null, refreshToken }
}

/** A fresh token of somebody who once let us in; undefined where he has taken that back, or it is too long ago. */
export async function renewAccess(
  configuration: Configuration,
  refreshToken: string,
): Promise<string | undefined> {
  try {
    return (await refreshTokenGrant(configuration, refreshToken)).access_token
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (isRefused(error)) throw invalidCredentials()
    log.error({ reason: reasonOf(error) }, 'LINE could not be asked who somebody is')
    throw new WireError('SERVICE_UNAVAILABLE', 'LINE cannot be asked now, try again.')
  }
}

/** A code that is used or too old, a token of another journey: as an attacker would bring them. */
function isRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'
}

/** What went wrong, without what was sent: a code opens an account. */
function reasonOf(error: unknown): string {
  if (error instanceof ResponseBodyError) return `${error.status} ${error.error}`
  if (error instanceof ClientError) return `${error.code} ${error.message}`
  return error instanceof Error ? error.name : 'unknown'
}

function isSignedWith(secret: string, token: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const made = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url')
  return isSameSecret(signature, made)
}
