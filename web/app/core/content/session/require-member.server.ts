import { redirect, type RouterContextProvider } from 'react-router'
import { loginPathOf } from './login-path.ts'
import { sessionState, type Session } from './session.ts'

/** What a loader or an action is called with. */
export interface MemberArgs {
  /** The page's own address, without what the router adds to it. */
  url: URL
  context: Readonly<RouterContextProvider>
}

/** The session of a page for members; whoever has none is led to the log-in, before any call is made. */
export function requireMember({ url, context }: MemberArgs): Session {
  const { session, change } = context.get(sessionState)
  if (session) return session
  throw redirect(loginPathOf(url, change === 'ended' ? 'ended' : 'members'), {
    // Also where no page says so, as at a file.
    headers: { 'cache-control': 'private, no-store' },
  })
}
