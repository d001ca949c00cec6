import { serviceTokenHeader, unseenTokenHeader } from '@washhouse/contract/client/content-client'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'
import { memberBySessionToken } from './session-member.ts'
import { env } from '../../../platform/env.ts'
import type { Member } from '../../calls/member.ts'

/**
 * The member of a request's access token; null without a token.
 * @throws INVALID_CREDENTIALS for a token without an active member or session (logged out, suspended, forged); TOKEN_EXPIRED
 * if the client must refresh it.
 */
export async function readBearerMember(
  payload: BasePayload,
  headers: Headers,
): Promise<Member | null> {
  const scheme = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '')
  if (!scheme) return null
  return await memberBySessionToken(payload, scheme[1] ?? '', { isUnseen: isUnseen(headers) })
}

/** Rejects an invalid token on every call, including public ones: a client must learn that it is logged out. */
export function bearerGate(payload: BasePayload): MiddlewareHandler {
  return async function checkBearer(context, next) {
    const member = await readBearerMember(payload, context.req.raw.headers)
    if (member) context.set('member', member)
    return next()
  }
}

/** True if the website calls and declares that the visitor's browser has not received the token yet. */
function isUnseen(headers: Headers): boolean {
  if (!headers.has(unseenTokenHeader)) return false
  return isOneOfSecrets(headers.get(serviceTokenHeader) ?? '', env.serviceTokens)
}
