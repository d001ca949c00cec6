import { MediaId } from '@washhouse/contract/media/media.contract'
import { createContext, type RouterContextProvider } from 'react-router'
import { z } from 'zod'

const Person = z.object({ firstName: z.string(), avatar: MediaId.nullable() })

/** What every page shows of whoever is signed in, so that none has to ask for it. */
export type Person = z.infer<typeof Person>

/** A member's session at the content service, as his browser keeps it: sealed, out of reach of scripts. */
export const Session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Until when the access token works, in milliseconds since 1970. */
  expiresAt: z.number(),
  /** True: it outlives the browser. */
  isRemembered: z.boolean(),
  person: Person,
})
export type Session = z.infer<typeof Session>

export interface SessionState {
  session: Session | null
  /** The refresh token that the browser has shown, until another session takes its place. */
  shownToken?: string
  /** What the browser is told once the page is made. */
  change: 'none' | 'kept' | 'ended'
  /** What the browser is given in place of the tokens that this page still asks with. */
  newTokens?: Pick<Session, 'accessToken' | 'refreshToken' | 'expiresAt'>
  /** The page asks with tokens that the browser has not shown: it may never get them. */
  isUnseen?: boolean
  /** Why the access token could not be replaced in time; the session may be as good as ever. */
  refreshFailure?: unknown
  /** Mark of this browser, where the answer brings one. */
  newDevice?: string
}

export const sessionState = createContext<SessionState>()

export function sessionOf(context: Readonly<RouterContextProvider>): Session | null {
  return context.get(sessionState).session
}

export function tokenOptions(
  context: Readonly<RouterContextProvider>,
  { accessToken: token }: Session,
) {
  return { token, isTokenUnseen: context.get(sessionState).isUnseen ?? false }
}

export function isSignedIn(context: Readonly<RouterContextProvider>): boolean {
  return sessionOf(context) !== null
}
