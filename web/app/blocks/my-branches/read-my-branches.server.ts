import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { pageContent } from '../../content/content.server.ts'
import { memberContentOf } from '../../content/session/member-content.server.ts'
import type { MemberArgs } from '../../content/session/require-member.server.ts'
import { sessionOf } from '../../content/session/session.ts'
import { readNamedBranches } from '../branch-names/named-branches.server.ts'
import type { MyBranch } from './my-branch.ts'

/** The branches that a member follows, the last one first; null while that is not known. */
export async function readMyBranches(args: MemberArgs): Promise<MyBranch[] | null> {
  const followed = await memberContentOf(args).settle(branchCalls.listFollowedBranches)
  if (followed.kind === 'failed') return null
  if (followed.value.length === 0) return []
  // Kept for a minute: hardly ever another call.
  const named = await readNamedBranches(args.context.get(pageContent))
  if (!named) return null
  const byId = new Map(named.map((branch) => [branch.id, branch]))
  return followed.value.flatMap(({ branch }) => {
    const known = byId.get(branch)
    if (!known) return []
    const { id, slug, name, provinceName } = known
    return [{ id, slug, name, provinceName }]
  })
}

/**
 * What a public page has for a member; undefined for everyone else, whose page is as it is kept. One whose session has
 * ended meanwhile is shown the page as everyone is.
 */
export async function forMember<Result>(
  { context }: Pick<MemberArgs, 'context'>,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!sessionOf(context)) return undefined
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response) return undefined
    throw error
  }
}
