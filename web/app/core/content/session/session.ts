import { MediaId } from '@washhouse/contract/media/media.contract'
import { createContext, type RouterContextProvider } from 'react-router'
import { z } from 'zod'

const Person = z.object({ firstName: z.string(), avatar: MediaId.nullable() })

/** Data of the signed-in member that every page shows, stored to avoid a call. */
export type Person = z.infer<typeof Person>

/** A member's session at the content service, stored in the browser as a sealed cookie that scripts cannot read. */
export const Session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Expiry of the access token, in milliseconds since 1970. */
  expiresAt: z.number(),
  /** True: the cookie survives closing the browser. */
  isRemembered: z.boolean(),
  person: Person,
})
export type Session = z.infer<typeof Session>

export interface SessionState {
  session: Session | null
  /** The refresh token that the browser sent, until another session replaces it. */
  cookieRefreshToken?: string
  /** What the response does with the session cookie. */
  change: 'none' | 'set' | 'ended'
  /** Tokens for the browser; this page still uses the old ones. */
  newTokens?: Pick<Session, 'accessToken' | 'refreshToken' | 'expiresAt'>
  /** The page uses tokens that the browser has not sent yet and may never receive. */
  isUnseen?: boolean
  /** Why the access token could not be refreshed in time; the session may still be valid. */
  refreshFailure?: unknown
  /** Device token of this browser, if the response sets one. */
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
