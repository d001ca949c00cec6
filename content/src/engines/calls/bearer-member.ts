import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'
import { memberBySessionToken, type TokenUse } from '../accounts/sessions/session-member.ts'
import type { Member } from './member.ts'
import { isTokenUnseen } from './visitor-limit.ts'

/**
 * The member whose token a request shows, null without a token.
 * @throws INVALID_CREDENTIALS for a token that is not a live member's: logged out, suspended, forged;
 * TOKEN_EXPIRED for one that is to be refreshed.
 */
export async function readBearerMember(
  payload: BasePayload,
  headers: Headers,
  use: TokenUse = {},
): Promise<Member | null> {
  const scheme = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '')
  if (!scheme) return null
  return await memberBySessionToken(payload, scheme[1] ?? '', use)
}

/**
 * A token that is not a live member's is refused on every call, public ones too: a caller who
 * thinks he is logged in must learn that he is not.
 */
export function bearerGate(payload: BasePayload): MiddlewareHandler {
  return async function checkBearer(context, next) {
    const use = { isUnseen: isTokenUnseen(context) }
    const member = await readBearerMember(payload, context.req.raw.headers, use)
    if (member) context.set('member', member)
    return next()
  }
}
