import { accountCalls } from '@washhouse/contract/account/account.calls'
import { startDeadline } from '@washhouse/contract/client/content-client'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { log } from '../../../platform/log.server.ts'
import { requestContext } from '../../request/request-context.ts'
import { contentClient } from '../content-client.server.ts'
import { callerOptions, pageCaller, type PageCaller } from '../page-caller.ts'
import { sessionTokensOf } from './change-session.server.ts'
import { hasEnded } from './ended-tokens.ts'
import { createTokenRefresher, type Refreshed } from './refresh-tokens.ts'
import { Session, sessionState, type SessionState } from './session.ts'

/** A token with less time left than this is refreshed before the loaders run. */
const leastMilliseconds = 60_000
/** A token with more time left than this can still be used for one page. */
const pageMilliseconds = 15_000
const refreshDeadlineMilliseconds = 3000
/** Lifetime of an unused session at the service, in seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60
/** Lifetime of a device token at the service, in seconds. */
const deviceSeconds = 365 * 24 * 60 * 60

/** Root middleware: opens the session before the loaders run, and updates the cookies of the response. */
export const storeSession: MiddlewareFunction<Response> = async ({ context }, next) => {
  const state = openSession(context)
  context.set(sessionState, state)
  if (state.session) await keepFresh(state, state.session, context.get(pageCaller))
  const answer = await next()
  // The member signed out while this page was rendered, and perhaps signed in again. The browser's cookie is newer: it is
  // not replaced.
  if (hasEnded(state.cookieRefreshToken) && state.change === 'set') return forNobodyElse(answer)
  if (state.session && state.change === 'set') await takeReplacement(state, state.session)
  return tellBrowser(answer, state, context)
}

function openSession(context: Readonly<RouterContextProvider>): SessionState {
  const session = readSession(context)
  if (!session) return { session, change: 'none' }
  const { refreshToken: cookieRefreshToken } = session
  return hasEnded(cookieRefreshToken)
    ? { session: null, change: 'ended' }
    : { session, cookieRefreshToken, change: 'none' }
}

function readSession(context: Readonly<RouterContextProvider>): Session | null {
  const { sessionCookie } = context.get(requestContext)
  if (!sessionCookie?.content) return null
  const read = Session.safeParse(parseJson(sessionCookie.content))
  return read.success ? read.data : null
}

/** An older version of this website may have sealed another format. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refresher = createTokenRefresher(async (refreshToken, caller) => {
  const deadline = startDeadline(refreshDeadlineMilliseconds)
  const options = callerOptions({ ...caller, deadline })
  const body = { refreshToken, mode: 'json' as const }
  const tokens = await contentClient.send(accountCalls.refreshSession, body, options)
  if (!tokens) throw new Error('the content service refreshed a session without tokens')
  return tokens
})

async function keepFresh(state: SessionState, session: Session, caller: PageCaller): Promise<void> {
  refresher.noteArrival(session.refreshToken)
  if (!endsSoon(session)) return
  const refreshed = await refresh(session.refreshToken, caller)
  if (refreshed.kind === 'failed') {
    state.refreshFailure = refreshed.error
    log.warn({ err: refreshed.error }, 'a session could not be refreshed')
  } else if (refreshed.kind === 'ended') {
    state.session = null
    state.change = 'ended'
  } else {
    const newTokens = sessionTokensOf(refreshed.tokens, refreshed.receivedAt)
    state.change = 'set'
    if (refreshed.tokens.device !== null) state.newDevice = refreshed.tokens.device
    // If this response is lost, the browser sends its old refresh token again. The service accepts that until ten seconds after
    // the first use of the new access token. This page must not be that use. So it keeps the old access token if that lasts for
    // the page. Otherwise it sends the new one with `isUnseen`, which the service does not count as a use.
    if (session.expiresAt - Date.now() > pageMilliseconds) state.newTokens = newTokens
    else {
      state.session = { ...session, ...newTokens }
      state.isUnseen = true
    }
  }
}

const endsSoon = ({ expiresAt }: Pick<Session, 'expiresAt'>) =>
  expiresAt - Date.now() < leastMilliseconds

/** The refresher may return the tokens of an earlier request. Refreshes once more if they are about to expire. */
async function refresh(refreshToken: string, caller: PageCaller): Promise<Refreshed> {
  const refreshed = await refresher.refresh(refreshToken, caller)
  if (refreshed.kind !== 'ok') return refreshed
  const { tokens, receivedAt } = refreshed
  const isNew = Date.now() - receivedAt < leastMilliseconds
  if (isNew || !endsSoon(sessionTokensOf(tokens, receivedAt))) return refreshed
  return refresh(tokens.refreshToken, caller)
}

/** If another request has replaced the tokens meanwhile, the response sets those newer tokens. */
async function takeReplacement(state: SessionState, { refreshToken }: Session): Promise<void> {
  const replaced = await refresher.replacementOf(refreshToken)
  if (replaced?.kind === 'ok')
    state.newTokens = sessionTokensOf(replaced.tokens, replaced.receivedAt)
}

function forNobodyElse(answer: Response): Response {
  const own = new Response(answer.body, answer)
  own.headers.set('cache-control', 'private, no-store')
  return own
}

/** Adds the cookies to the page's response, which is then private to this visitor. */
function tellBrowser(
  answer: Response,
  { session, change, newTokens, newDevice }: SessionState,
  context: Readonly<RouterContextProvider>,
): Response {
  const { sessionCookie, deviceCookie } = context.get(requestContext)
  if (change === 'none' || !sessionCookie || !deviceCookie) return answer
  const told = forNobodyElse(answer)
  if (session) {
    const age = session.isRemembered ? rememberedSeconds : null
    told.headers.append(
      'set-cookie',
      sessionCookie.print(JSON.stringify({ ...session, ...newTokens }), age),
    )
  } else {
    told.headers.append('set-cookie', sessionCookie.clearing)
    // Not the storage, which contains the chosen language and the offline page.
    told.headers.set('clear-site-data', '"cache"')
  }
  if (newDevice !== undefined)
    told.headers.append('set-cookie', deviceCookie.print(newDevice, deviceSeconds))
  return told
}
