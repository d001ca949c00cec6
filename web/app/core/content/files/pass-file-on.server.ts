import type { IncomingMessage } from 'node:http'
import { unseenTokenHeader } from '@washhouse/contract/client/content-client'
import type { Language } from '@washhouse/contract/language'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/serving/client-address'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { env } from '../../../platform/env.server.ts'
import { log } from '../../../platform/log.server.ts'
import { requestContext } from '../../request/request-context.ts'
import { endSession } from '../session/change-session.server.ts'
import { loginPathOf } from '../session/login-path.ts'
import { sessionState, tokenOptions } from '../session/session.ts'
import { askForFile } from './ask-for-file.server.ts'

/** Forwarded headers of the request, and of the response. */
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

interface Passed extends Pick<LoaderFunctionArgs, 'request' | 'context'> {
  /** The visitor's own address, target of the redirect after login. */
  url: URL
  /** Address of the service, with its query. */
  path: string
  language: Language
}

/**
 * Forwards a non-public file with the session's token, where the server can stream it (see `isStreamed`). Without a session,
 * redirects a page visit to the login page and back; any other request gets 401.
 */
export async function passFileOn({
  request,
  context,
  url,
  path,
  language,
}: Passed): Promise<Response> {
  const state = context.get(sessionState)
  const { visitorAddress: address, passOn } = context.get(requestContext)
  if (!passOn) throw new Error('this request cannot stream the bytes of a file')
  const answer = await askService(request, path, {
    ...(state.session && tokenOptions(context, state.session)),
    address,
  }).catch((error: unknown) => {
    if (!request.signal.aborted) log.warn({ err: error }, 'a file could not be requested')
  })
  if (!answer) return away()
  const { statusCode: status = 0 } = answer
  if (isGiven(status)) {
    passOn(answer)
    return new Response(null, { status, headers: headersOf(answer) })
  }
  answer.resume()
  if (status === 401) return leadToLogin()
  if (status === 400) return refuse(400, 'The address is not valid.')
  return status === 403 || status === 404 ? refuse(404, 'There is no such file.') : away()

  function leadToLogin(): Response {
    // The token has expired and could not be refreshed, which does not mean that the session has ended.
    if (state.refreshFailure !== undefined) return away()
    const reason = state.session || state.change === 'ended' ? 'ended' : 'members'
    if (state.session) endSession(context)
    if (!isVisit(request)) return refuse(401, 'Sign in to get this file.')
    return redirect(loginPathOf(url, reason, language), {
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
  path: string,
  { token, isTokenUnseen = false, address }: Visitor,
): Promise<IncomingMessage> {
  const asked = askedHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return await askForFile(`${env.CONTENT_URL.replace(/\/+$/, '')}${path}`, {
    method,
    signal,
    headers: {
      ...Object.fromEntries(asked),
      [serviceTokenHeader]: env.SERVICE_TOKEN,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isTokenUnseen && { [unseenTokenHeader]: 'true' }),
      ...(address !== undefined && { [visitorAddressHeader]: address }),
    },
  })
}

function isGiven(status: number): boolean {
  return [200, 206, 304, 416].includes(status)
}

function headersOf({ headers, statusCode }: IncomingMessage): Headers {
  const told = new Headers({ 'cache-control': 'private, no-store' })
  // A 416 response contains no bytes of the file.
  const names = statusCode === 416 ? ['content-range'] : toldHeaders
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') told.set(name, value)
  }
  return told
}

/** True if a person opens the file; false for an image in a page, a player or a program. */
function isVisit({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null) return destination === 'document'
  return headers.get('accept')?.includes('text/html') ?? false
}

function away(): Response {
  return refuse(503, 'The file is not available right now.', { 'retry-after': '2' })
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(`${text}\n`, { status, headers: { ...own, ...headers } })
}
