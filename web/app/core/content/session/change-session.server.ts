import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../../request/request-context.ts'
import { noteEnded } from './ended-tokens.ts'
import { sessionState, type Person, type Session, type SessionState } from './session.ts'

type Context = Readonly<RouterContextProvider>

/** Signs a visitor in: the response sets the session cookie and replaces an earlier session. */
export function beginSession(
  context: Context,
  tokens: SessionTokens,
  { isRemembered, person }: Pick<Session, 'isRemembered' | 'person'>,
): void {
  const state = context.get(sessionState)
  noteEnd(state)
  state.session = { ...sessionTokensOf(tokens), isRemembered, person }
  state.change = 'set'
  delete state.newTokens
  delete state.cookieRefreshToken
  delete state.isUnseen
  delete state.refreshFailure
  if (tokens.device !== null) state.newDevice = tokens.device
}

/** Call it after a member has changed data that every page shows. Does nothing without a session. */
export function changePerson(context: Context, person: Person): void {
  const state = context.get(sessionState)
  if (!state.session) return
  state.session = { ...state.session, person }
  state.change = 'set'
}

/** Signs out in this browser only, and clears its cached pages. */
export function endSession(context: Context): void {
  const state = context.get(sessionState)
  noteEnd(state)
  state.session = null
  state.change = 'ended'
}

/** The device token of this browser, needed at login; null if nobody has ever signed in. */
export function deviceOf(context: Context): string | null {
  return context.get(requestContext).deviceCookie?.content ?? null
}

/** Token data for the cookie; `receivedAt` is in milliseconds since 1970. */
export function sessionTokensOf(
  { accessToken, refreshToken, expires }: SessionTokens,
  receivedAt = Date.now(),
) {
  return { accessToken, refreshToken, expiresAt: receivedAt + expires }
}

function noteEnd({ cookieRefreshToken, session, newTokens }: SessionState): void {
  noteEnded(cookieRefreshToken, session?.refreshToken, newTokens?.refreshToken)
}
