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

/** Random values that identify one authorization at LINE. */
export interface AuthorizationSecrets {
  state: string
  nonce: string
  verifier: string
}

export interface LinePerson {
  subject: string
  /** As LINE reports it; unconfirmed. */
  email: string | null
  name: string | null
  /** For revoking our access. */
  refreshToken: string | null
}

const timeoutSeconds = 8
const alg = 'HS256'

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  name: z.string().nullish(),
})

/** The redirect URI registered with LINE; never taken from a request. */
export const lineReturnAddress = () => websitePage('th', '/login/line/return')

/** @throws NOT_FOUND while signing in with LINE is switched off. */
export function requireLine(): LineChannel {
  if (!lineChannel) throw notFound('Signing in with LINE')
  return lineChannel
}

let known: Promise<Configuration> | undefined

/** Discovers LINE's endpoints once; a failed discovery is not cached. */
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
  // The discovery document announces the algorithm for apps; on the web LINE signs with the channel's secret.
  const metadata = { id_token_signed_response_alg: alg }
  return await discovery(server, id, metadata, ClientSecretPost(secret), {
    timeout: timeoutSeconds,
    execute: server.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** Returns the authorization URL at LINE. @throws SERVICE_UNAVAILABLE */
export async function askAtLine(
  { state, nonce, verifier }: AuthorizationSecrets,
  { language, needsNewSignIn }: { language: Language; needsNewSignIn: boolean },
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
    ...(needsNewSignIn ? { disable_auto_login: 'true' } : {}),
  })
  return url.href
}

/**
 * Exchanges a code for the person's claims.
 * @throws INVALID_CREDENTIALS if LINE rejects the code, or it belongs to another authorization; SERVICE_UNAVAILABLE
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
  // The library trusts TLS and does not check this signature. The channel's secret allows the check.
  if (!isSignedWith(channel.secret, tokens.id_token ?? '')) throw invalidCredentials()
  const { sub, email, name } = Claims.parse(tokens.claims())
  const refreshToken = tokens.refresh_token ?? null
  return { subject: sub, email: email ?? null, name: name ?? null, refreshToken }
}

/** Returns a new access token; undefined if the member revoked our access, or the refresh token expired. */
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

/** A used or expired code, or a token of another authorization: possible attacks. */
function isRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'
}

/** The error without the request: a code can open an account. */
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
