import type { MemberArgs } from './require-member.server.ts'
import { sessionOf } from './session.ts'

/**
 * Member data on a public page; undefined for everyone else, whose page is the cached one. After the end of a session the
 * page is the public one.
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
