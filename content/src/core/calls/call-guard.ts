import { forbiddenCollection, invalidCredentials } from '@washhouse/contract/wire/errors'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContractRoute } from './contract-route.ts'
import type { Member } from './member.ts'
import { createVisitorLimit, type VisitorLimit } from './visitor-limit.ts'

/** What decides who may make a call, and how often: a member's without a limit has that of all. */
export type Admitted = Pick<ContractRoute, 'path' | 'caller' | 'limit'>

// In all, of what has no limit of its own: a page takes up to eight calls, and a mobile network puts
// many members behind one address.
const defaultLimit = { most: 600, mostTogether: 6_000, spanSeconds: 60 }

/**
 * Makes what stands before each call: it alone decides who may call. Strangers are refused where
 * members alone may call, members are counted by who they are and by where they call from, also
 * where they call as anyone may but are known.
 */
export function createCallGuard(membersLimit: VisitorLimit = defaultLimit) {
  const countMemberCall = createVisitorLimit(membersLimit)

  return function admit({ path, caller, limit }: Admitted): MiddlewareHandler {
    const isMembers = caller === 'member'
    const ownCount = limit && createVisitorLimit(limit)
    const count = ownCount ?? (isMembers ? countMemberCall : undefined)
    return async function checkCaller(context, next) {
      const member = isMembers ? requireMember(context, path) : knownMember(context, caller)
      count?.(context, member?.id)
      return next()
    }
  }
}

function knownMember(context: Context, caller: Admitted['caller']): Member | undefined {
  return caller === 'either' ? context.get('member') : undefined
}

/** `/items` does not tell what is forbidden from what is missing; elsewhere a token is asked for. */
function requireMember(context: Context, path: string): Member {
  const member: Member | undefined = context.get('member')
  if (member) return member
  const [, root, collection = ''] = path.split('/')
  throw root === 'items' ? forbiddenCollection(collection) : invalidCredentials()
}
