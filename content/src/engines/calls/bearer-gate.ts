import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'
import { readBearerMember } from './bearer-member.ts'

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
