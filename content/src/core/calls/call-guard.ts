import { forbiddenCollection, invalidCredentials } from '@washhouse/contract/wire/errors'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContractRoute } from './contract-route.ts'
import type { Member } from './member.ts'
import type { CountCall } from '../attempts/shared-limit.ts'
import { createVisitorLimit, refuseCall, visitorOf, type VisitorLimit } from './visitor-limit.ts'

/**
 * The properties that decide who may call and how often. Calls for members only that have no limit of their own count
 * together towards the default one.
 */
export type Admitted = Pick<ContractRoute, 'path' | 'caller' | 'limit'>

// A total over all calls without their own limit: a page makes up to eight calls, and a mobile network has many members
// behind one address.
const defaultLimit = { most: 600, mostTogether: 6_000, spanSeconds: 60 }

/**
 * The only access check before a call: rejects strangers where only members may call. Counts signed-in members by member and
 * by network, strangers by network: in this process, and with `countTogether` in all processes.
 */
export function createCallGuard(membersLimit: VisitorLimit = defaultLimit) {
  const countMemberCall = createVisitorLimit(membersLimit)

  return function admit(
    { path, caller, limit }: Admitted,
    countTogether?: CountCall,
  ): MiddlewareHandler {
    const isMembers = caller === 'member'
    const ownCount = limit && createVisitorLimit(limit)
    const count = ownCount ?? (isMembers ? countMemberCall : undefined)
    return async function checkCaller(context, next) {
      const member = isMembers ? requireMember(context, path) : knownMember(context, caller)
      count?.(context, member?.id)
      const isAllowed = (await countTogether?.(visitorOf(context), member?.id)) ?? true
      if (!isAllowed) refuseCall(context, limit?.spanSeconds ?? membersLimit.spanSeconds)
      return next()
    }
  }
}

function knownMember(context: Context, caller: Admitted['caller']): Member | undefined {
  return caller === 'either' ? context.get('member') : undefined
}

/** `/items` does not distinguish forbidden from missing; other paths ask for a token. */
function requireMember(context: Context, path: string): Member {
  const member: Member | undefined = context.get('member')
  if (member) return member
  const [, root, collection = ''] = path.split('/')
  throw root === 'items' ? forbiddenCollection(collection) : invalidCredentials()
}
