import { redirect, type RouterContextProvider } from 'react-router'
import { loginPathOf } from './login-path.ts'
import { sessionState, type Session } from './session.ts'

/** Arguments of a loader or an action. */
export interface MemberArgs {
  /** The page's own address, without the router's additions. */
  url: URL
  context: Readonly<RouterContextProvider>
}

/** The session of a members' page; without one, throws a redirect to the login page before any call. */
export function requireMember({ url, context }: MemberArgs): Session {
  const { session, change } = context.get(sessionState)
  if (session) return session
  throw redirect(loginPathOf(url, change === 'ended' ? 'ended' : 'members'), {
    // For responses without headers of their own, such as files.
    headers: { 'cache-control': 'private, no-store' },
  })
}
