import { WireError } from '@washhouse/contract/wire/errors'
import type { MiddlewareHandler } from 'hono'
import type { BasePayload } from 'payload'

/**
 * A token that is not a live member's is refused on every call, public ones too: a caller who
 * thinks he is logged in must learn that he is not.
 */
export function bearerGate(payload: BasePayload): MiddlewareHandler {
  return async function checkBearer(context, next) {
    const authorization = context.req.header('authorization')
    if (!authorization?.startsWith('Bearer ')) return next()
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (user?.collection !== 'members') {
      throw new WireError('INVALID_CREDENTIALS', 'Invalid user credentials.')
    }
    context.set('member', user)
    return next()
  }
}
