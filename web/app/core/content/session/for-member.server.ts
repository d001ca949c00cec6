import type { MemberArgs } from './require-member.server.ts'
import { sessionOf } from './session.ts'

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
