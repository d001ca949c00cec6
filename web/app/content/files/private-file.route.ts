import { unseenTokenHeader } from '@washhouse/contract/client/content-client'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/serving/client-address'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { env } from '../../ground/env.server.ts'
import { log } from '../../ground/log.server.ts'
import { requestContext } from '../../request/request-context.ts'
import { endSession } from '../session/change-session.server.ts'
import { loginPathOf } from '../session/login-path.ts'
import { sessionState, tokenOptions } from '../session/session.ts'

/** Until the service begins to answer; how long the bytes take is the visitor's line's affair. */
const deadlineMilliseconds = 10_000

/** What the visitor asks of the bytes, and what the service says of them. */
const askedHeaders = ['range', 'if-range', 'if-none-match']
const toldHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
]

/**
 * `/assets/{id}` of a file that is not for everyone: the server leaves it to this route, which asks for it in the name of
 * whoever is signed in. Without him, a visitor is led to the log-in and back; what is no visit to a page is told 401.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  // As it was sent: the router spells '?download' otherwise.
  const url = new URL(request.url)
  const state = context.get(sessionState)
  const answer = await askService(request, url, {
    ...(state.session && tokenOptions(context, state.session)),
    address: context.get(requestContext).visitorAddress,
  }).catch((error: unknown) => {
    if (!request.signal.aborted) log.warn({ err: error }, 'a file could not be asked for')
  })
  if (!answer) return away()
  if (isGiven(answer)) return passOn(answer)
  await answer.body?.cancel()
  if (answer.status === 401) return leadToLogin()
  if (answer.status >= 500 || answer.status === 429) return away()
  return answer.status === 400
    ? refuse(400, 'The address is not valid.')
    : refuse(404, 'There is no such file.')

  function leadToLogin(): Response {
    // The token is only too old: nobody could be asked for a new one, which says nothing of the session.
    if (state.refreshFailure !== undefined) return away()
    const reason = state.session || state.change === 'ended' ? 'ended' : 'members'
    if (state.session) endSession(context)
    if (!isVisit(request)) return refuse(401, 'Sign in to get this file.')
    return redirect(loginPathOf(url, reason, languageOf(request)), {
      headers: { 'cache-control': 'private, no-store' },
    })
  }
}

interface Visitor {
  token?: string
  isTokenUnseen?: boolean
  address: string | undefined
}

async function askService(
  { method, headers, signal }: Request,
  { pathname, search }: URL,
  { token, isTokenUnseen = false, address }: Visitor,
): Promise<Response> {
  const asked = new Headers()
  for (const name of askedHeaders) {
    const value = headers.get(name)
    if (value !== null) asked.set(name, value)
  }
  // Beside a range `fetch` says so itself.
  if (!asked.has('range')) asked.set('accept-encoding', 'identity')
  if (token !== undefined) asked.set('authorization', `Bearer ${token}`)
  if (isTokenUnseen) asked.set(unseenTokenHeader, 'true')
  asked.set(serviceTokenHeader, env.SERVICE_TOKEN)
  if (address !== undefined) asked.set(visitorAddressHeader, address)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadlineMilliseconds)
  try {
    return await fetch(`${env.CONTENT_URL.replace(/\/+$/, '')}${pathname}${search}`, {
      method,
      headers: asked,
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
    })
  } finally {
    clearTimeout(timer)
  }
}

function isGiven({ status, ok }: Response): boolean {
  return ok || status === 304 || status === 416
}

function passOn(answer: Response): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of toldHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (answer.status === 416) headers.delete('content-length')
  const body = answer.status === 416 ? null : answer.body
  return new Response(body, { status: answer.status, headers })
}

/** Whether a person goes to the file; a picture of a page, a player or a program does not. */
function isVisit({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null) return destination === 'document'
  return headers.get('accept')?.includes('text/html') ?? false
}

/** A file has one address: the language is that which the visitor has chosen. */
function languageOf({ headers }: Request): 'th' | 'en' {
  return /(?:^|; *)lang=en(?:;|$)/.test(headers.get('cookie') ?? '') ? 'en' : 'th'
}

function away(): Response {
  return refuse(503, 'The file cannot be had just now.', { 'retry-after': '2' })
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(`${text}\n`, { status, headers: { ...own, ...headers } })
}
