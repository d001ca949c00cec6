import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { openingState } from '@washhouse/contract/branch/open-now'
import { pageContent } from '../../content/content.server.ts'
import { memberContentOf } from '../../content/session/member-content.server.ts'
import type { MemberArgs } from '../../content/session/require-member.server.ts'
import { pick } from '../../../platform/pick.ts'
import { readNamedBranches } from '../branch-names/named-branches.server.ts'
import type { MyBranch } from './my-branches.tsx'

/** The branches that a member follows, the latest first; null if unknown. */
export async function readMyBranches(args: MemberArgs): Promise<MyBranch[] | null> {
  const followed = await memberContentOf(args).settle(branchCalls.listFollowedBranches)
  if (followed.kind === 'failed') return null
  if (followed.value.length === 0) return []
  // Cached for a minute, so rarely another call.
  const named = await readNamedBranches(args.context.get(pageContent))
  if (!named) return null
  const byId = new Map(named.map((branch) => [branch.id, branch]))
  const now = new Date()
  return followed.value.flatMap(({ branch }) => {
    const known = byId.get(branch)
    if (!known) return []
    return [
      { ...pick(known, 'id', 'slug', 'name', 'provinceName'), opening: openingState(known, now) },
    ]
  })
}
