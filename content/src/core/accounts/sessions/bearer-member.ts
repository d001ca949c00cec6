import { serviceTokenHeader, unseenTokenHeader } from '@washhouse/contract/client/content-client'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'
import { memberBySessionToken } from './session-member.ts'
import { env } from '../../../platform/env.ts'
import type { Member } from '../../calls/member.ts'

/**
 * The member whose token a request shows, null without a token.
 * @throws INVALID_CREDENTIALS for a token that is not a live member's: logged out, suspended, forged;
 * TOKEN_EXPIRED for one that is to be refreshed.
 */
export async function readBearerMember(
  payload: BasePayload,
  headers: Headers,
): Promise<Member | null> {
  const scheme = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '')
  if (!scheme) return null
  return await memberBySessionToken(payload, scheme[1] ?? '', { isUnseen: isUnseen(headers) })
}

/**
 * A token that is not a live member's is refused on every call, public ones too: a caller who
 * thinks he is logged in must learn that he is not.
 */
export function bearerGate(payload: BasePayload): MiddlewareHandler {
  return async function checkBearer(context, next) {
    const member = await readBearerMember(payload, context.req.raw.headers)
    if (member) context.set('member', member)
    return next()
  }
}

/** Whether the website asks, and says that the visitor's browser has not been given the token yet. */
function isUnseen(headers: Headers): boolean {
  if (!headers.has(unseenTokenHeader)) return false
  return isOneOfSecrets(headers.get(serviceTokenHeader) ?? '', env.serviceTokens)
}
