import { invalidCredentials } from '@washhouse/contract/wire/errors'
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
