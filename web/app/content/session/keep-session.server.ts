import { accountCalls } from '@washhouse/contract/account/account.calls'
import { startDeadline } from '@washhouse/contract/client/content-client'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { log } from '../../ground/log.server.ts'
import { requestContext } from '../../request/request-context.ts'
import { contentClient } from '../content-client.server.ts'
import { callerOptions, pageCaller, type PageCaller } from '../page-caller.ts'
import { keptTokens } from './change-session.server.ts'
import { createTokenRefresher } from './refresh-tokens.ts'
import { Session, sessionState, type SessionState } from './session.ts'

/** A token that ends sooner is replaced before anything is asked with it. */
const leastMilliseconds = 60_000
const refreshDeadlineMilliseconds = 3000
/** As long as the service keeps a session that is not used, in seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60
/** As long as the service believes a browser's mark, in seconds. */
const deviceSeconds = 365 * 24 * 60 * 60

/** Root middleware: opens the session before the loaders run, and tells the browser what became of it. */
export const keepSession: MiddlewareFunction<Response> = async ({ context }, next) => {
  const state: SessionState = { session: readSession(context), change: 'none' }
  context.set(sessionState, state)
  if (state.session && state.session.expiresAt - Date.now() < leastMilliseconds)
    await renew(state, state.session, context.get(pageCaller))
  return tellBrowser(await next(), state, context)
}

function readSession(context: Readonly<RouterContextProvider>): Session | null {
  const { sessionCookie } = context.get(requestContext)
  if (!sessionCookie?.content) return null
  const read = Session.safeParse(parseJson(sessionCookie.content))
  return read.success ? read.data : null
}

/** What an older version of this website sealed need not be what this one reads. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refreshTokens = createTokenRefresher(async (refreshToken, caller) => {
  const deadline = startDeadline(refreshDeadlineMilliseconds)
  const options = callerOptions({ ...caller, deadline })
  const body = { refreshToken, mode: 'json' as const }
  const tokens = await contentClient.send(accountCalls.refreshSession, body, options)
  if (!tokens) throw new Error('the content service refreshed a session without tokens')
  return tokens
})

async function renew(state: SessionState, session: Session, caller: PageCaller): Promise<void> {
  const refreshed = await refreshTokens(session.refreshToken, caller)
  if (refreshed.kind === 'failed') {
    state.refreshFailure = refreshed.error
    log.warn({ err: refreshed.error }, 'a session could not be refreshed')
  } else if (refreshed.kind === 'ended') {
    state.session = null
    state.change = 'ended'
  } else {
    const { tokens, receivedAt } = refreshed
    state.session = { ...session, ...keptTokens(tokens, receivedAt) }
    state.change = 'kept'
    if (tokens.device !== null) state.newDevice = tokens.device
  }
}

/** Adds the cookies to the page's answer; one that has any is for this visitor alone. */
function tellBrowser(
  answer: Response,
  { session, change, newDevice }: SessionState,
  context: Readonly<RouterContextProvider>,
): Response {
  const { sessionCookie, deviceCookie } = context.get(requestContext)
  if (change === 'none' || !sessionCookie || !deviceCookie) return answer
  const told = new Response(answer.body, answer)
  told.headers.set('cache-control', 'private, no-store')
  if (session) {
    const age = session.isRemembered ? rememberedSeconds : null
    told.headers.append('set-cookie', sessionCookie.print(JSON.stringify(session), age))
  } else {
    told.headers.append('set-cookie', sessionCookie.clearing)
    // Not the storage: that holds the chosen language and the offline page.
    told.headers.set('clear-site-data', '"cache"')
  }
  if (newDevice !== undefined)
    told.headers.append('set-cookie', deviceCookie.print(newDevice, deviceSeconds))
  return told
}
