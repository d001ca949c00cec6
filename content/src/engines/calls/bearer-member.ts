import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'
import type { Member } from './member.ts'

/**
 * The member whose token a request shows, null without a token.
 * @throws INVALID_CREDENTIALS for a token that is not a live member's: logged out, suspended, forged.
 */
export async function readBearerMember(
  payload: BasePayload,
  headers: Headers,
): Promise<Member | null> {
  const scheme = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '')
  if (!scheme) return null
  // The token alone: a cookie beside it must not speak for it.
  const alone = new Headers({ authorization: `Bearer ${scheme[1] ?? ''}` })
  const { user } = await payload.auth({ headers: alone })
  if (user?.collection === 'members' && user.status === 'active') return user
  throw invalidCredentials()
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
