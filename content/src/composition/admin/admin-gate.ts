import type { IncomingMessage } from 'node:http'
import { createAttemptLimit } from '@washhouse/serving/attempt-limit'
import type { BasePayload } from 'payload'
import { findOutage } from '../../platform/database/outage.ts'
import { isOwnOrigin } from '../../platform/own-origin.ts'
import { readMarks } from '../../core/accounts/known-browser.ts'
import { keysOf } from '../../platform/keys.ts'
import { sessionNamedBy } from '../../core/accounts/sessions/session-tokens.ts'
import { networkOfRequest } from '../../core/accounts/visitor-place.ts'
import { maxLibraryFormBytes, tooLarge } from '../../core/files/library/clean-library-file.ts'
import { fileField } from '../../core/files/refuse-file.ts'

/** Why a request to the admin is refused: a status and a message for a person. */
export interface Refusal {
  status: 400 | 403 | 405 | 411 | 413 | 429 | 503
  message: string
  /** The form field that shows the message. The body is read to its end, because browsers read no response before. */
  field?: string
}

const openCalls = new Set([
  'POST /cms-api/staff/login',
  'POST /cms-api/staff/login-code',
  'POST /cms-api/staff/logout',
  'POST /cms-api/staff/refresh-token',
  'POST /cms-api/staff/forgot-password',
  'POST /cms-api/staff/reset-password',
  'GET /cms-api/staff/me',
])

// A password check takes a third of a second, so calls that check or send a password are rate-limited.
const maxAttempts = { most: 20, spanMs: 60_000 }
const tooOften = 'ลองบ่อยเกินไป รอหนึ่งนาทีแล้วลองใหม่ · Too many attempts, try again in a minute.'
const away =
  'ระบบขัดข้องชั่วคราว ลองอีกครั้งในอีกสักครู่ · The service is not available at the moment. Please try again.'
// No colon in these texts: Payload's notice shows the text after a colon as a list.
const signInFirst = 'เข้าสู่ระบบก่อน แล้วลองอีกครั้ง · Sign in first and try again.'
const sessionEnded =
  'เข้าสู่ระบบก่อน โดยโหลดหน้านี้ใหม่ ข้อความที่พิมพ์ไว้ยังอยู่ในแท็บนี้ · Sign in first by reloading this page. What you typed is still in this tab.'
const maxOpenBytes = 64 * 1024
const maxBytes = 25 * 1024 * 1024
const libraryPath = /^\/cms-api\/library-files(?=[/?]|$)/

/** 250 MB at 2 Mbit/s. Clients without a session are refused before they send the body. */
export const largeUploads = {
  requestMs: 20 * 60_000,
  isLarge: ({ url = '' }: IncomingMessage) => libraryPath.test(url),
}

export function isAdminPath(url: string): boolean {
  return /^\/(admin|cms-api|_next)(?=[/?]|$)/.test(url)
}

/** Admits staff to /admin and /cms-api, and everyone else only to the login form. */
export function createAdminGate(payload: BasePayload) {
  const mayTry = createAttemptLimit(maxAttempts)

  /** Known staff browsers are counted separately, so that others on the same network cannot lock them out. */
  const placeOf = (req: IncomingMessage) =>
    readMarks(req.headers.cookie, keysOf(payload))[0]?.mark ?? networkOfRequest(req)

  return async function findRefusal(req: IncomingMessage): Promise<Refusal | undefined> {
    const path = plainPath(req.url ?? '')
    if (path === undefined) return refuse(400, 'Bad path.')
    if (path.startsWith('/_next/'))
      return isRead(req) ? undefined : refuse(405, 'This method is not allowed.')
    if (!isOwnPage(req)) return refuse(403, 'Refused: the request comes from another site.')
    if (isReadOfJson(req)) return refuse(400, 'A read by POST takes a form, not JSON.')

    const isApi = path.startsWith('/cms-api')
    const isOpen = !isApi || openCalls.has(`${req.method ?? ''} ${path}`)
    const length = lengthOf(req)
    if (showsMemberToken(req)) return refuse(403, 'Members cannot enter here.')
    const user = hasCredentials(req) ? await findUser(payload, req) : null
    if (!user && hasCredentials(req) && (await isAway(payload))) return refuse(503, away)
    if (user) return refuseBeyond(path, length)
    // The admin's pages POST server calls of their own; a client without a session has none to make.
    if (!isOpen || (!isApi && !isRead(req))) return refuse(403, askToSignIn(req))
    if (isApi && req.method === 'POST' && !mayTry(placeOf(req))) return refuse(429, tooOften)
    if (Number.isNaN(length)) return refuse(411, 'The length is missing.')
    return length > maxOpenBytes ? refuse(413, 'Too large.') : undefined
  }
}

function refuseBeyond(path: string, length: number): Refusal | undefined {
  if (!libraryPath.test(path)) return length > maxBytes ? refuse(413, 'Too large.') : undefined
  if (!(length > maxLibraryFormBytes)) return undefined
  return { ...refuse(413, `${tooLarge.th} · ${tooLarge.en}`), field: fileField }
}

/** A call with `sec-fetch-site` comes from a browser, where an editor with an expired session may have a form open. */
function askToSignIn({ headers }: IncomingMessage): string {
  return 'sec-fetch-site' in headers ? sessionEnded : signInFirst
}

function refuse(status: Refusal['status'], message: string): Refusal {
  return { status, message }
}

/** Returns the path if no later parser would resolve it to another path. */
function plainPath(url: string): string | undefined {
  const [raw = ''] = url.split('?')
  const isPlain = !/\/\/|\\|%2f|%5c|%2e/i.test(raw) && URL.parse(url, 'http://x')?.pathname === raw
  return isPlain && isDecodable(raw) ? raw : undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** A write must come from a page of this service: cookies alone do not prove its origin. */
function isOwnPage(req: IncomingMessage): boolean {
  if (isRead(req)) return true
  const { headers } = req
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  return origin === undefined || isOwnOrigin(origin, host)
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Payload parses such a body outside its error handling, so malformed JSON would end in a 500. Its own pages send forms. */
function isReadOfJson({ headers }: IncomingMessage): boolean {
  const isOverridden =
    'x-payload-http-method-override' in headers || 'x-http-method-override' in headers
  return isOverridden && headers['content-type'] === 'application/json'
}

function hasCredentials({ headers }: IncomingMessage): boolean {
  return Boolean(headers.authorization) || Boolean(headers.cookie?.includes('payload-token='))
}

/** Payload ignores a member's token. Its bearer gets a clear refusal instead of a request to sign in. */
function showsMemberToken({ headers }: IncomingMessage): boolean {
  const [, shown] = /^(?:bearer|jwt) +(\S+)/i.exec(headers.authorization ?? '') ?? []
  const [, kept] = /(?:^|; *)payload-token=([^;]+)/.exec(headers.cookie ?? '') ?? []
  return [shown, kept].some((token) => token !== undefined && sessionNamedBy(token) !== undefined)
}

async function findUser(payload: BasePayload, req: IncomingMessage) {
  const headers = new Headers()
  for (const name of ['authorization', 'cookie', 'origin', 'sec-fetch-site']) {
    const value = req.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const { user } = await payload.auth({ headers })
  return user
}

/** Payload treats a session that it cannot look up as no session, so its owner would be asked to sign in. */
async function isAway(payload: BasePayload): Promise<boolean> {
  try {
    await payload.count({ collection: 'staff' })
    return false
  } catch (error) {
    if (findOutage(error)) return true
    throw error
  }
}

/** Bytes of the body; NaN for a chunked body without a length. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return NaN
  return Number(headers['content-length'] ?? 0)
}
