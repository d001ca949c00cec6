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

/** Why a request to the admin is turned away, as a status and words for a person. */
export interface Refusal {
  status: 400 | 403 | 405 | 411 | 413 | 429 | 503
  message: string
  /** The field of the form that the words stand at; what is sent is read to its end, as browsers read no answer before. */
  field?: string
}

// All that Payload's own REST answers to someone who has not signed in.
const openCalls = new Set([
  'POST /cms-api/staff/login',
  'POST /cms-api/staff/logout',
  'POST /cms-api/staff/refresh-token',
  'POST /cms-api/staff/forgot-password',
  'POST /cms-api/staff/reset-password',
  'GET /cms-api/staff/me',
])

// A password costs a third of a second to check: the calls that check or send one are counted.
const maxAttempts = { most: 20, spanMs: 60_000 }
const tooOften = 'ลองบ่อยเกินไป รอหนึ่งนาทีแล้วลองใหม่ · Too many attempts, try again in a minute.'
const away =
  'ระบบขัดข้องชั่วคราว ลองอีกครั้งในอีกสักครู่ · The service is not available at the moment. Please try again.'
// No colon in these texts: Payload's notice shows what follows one as a list.
const signInFirst = 'เข้าสู่ระบบก่อน แล้วลองอีกครั้ง · Sign in first and try again.'
const sessionEnded =
  'เข้าสู่ระบบก่อน โดยโหลดหน้านี้ใหม่ ข้อความที่พิมพ์ไว้ยังอยู่ในแท็บนี้ · Sign in first by reloading this page. What you typed is still in this tab.'
const maxOpenBytes = 64 * 1024
const maxBytes = 25 * 1024 * 1024
const libraryPath = /^\/cms-api\/library-files(?=[/?]|$)/

/** Of 250 MB over a line that takes two megabits a second. Strangers are turned away before they send any. */
export const largeUploads = {
  requestMs: 20 * 60_000,
  isLarge: ({ url = '' }: IncomingMessage) => libraryPath.test(url),
}

export function isAdminPath(url: string): boolean {
  return /^\/(admin|cms-api|_next)(?=[/?]|$)/.test(url)
}

/** Lets staff into /admin and /cms-api, everyone else only as far as the login form. */
export function createAdminGate(payload: BasePayload) {
  const mayTry = createAttemptLimit(maxAttempts)

  /** Browsers of staff are counted apart: whoever shares their network cannot keep them out. */
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
    // The pages of the admin take calls of their own by POST; a stranger has none to make.
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

/** A call with `sec-fetch-site` comes from a browser: there an editor whose session has ended has a form open. */
function askToSignIn({ headers }: IncomingMessage): string {
  return 'sec-fetch-site' in headers ? sessionEnded : signInFirst
}

function refuse(status: Refusal['status'], message: string): Refusal {
  return { status, message }
}

/** The path if it means what it says: nothing that a later parser would resolve to another one. */
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

/** A write must come from a page of this service; cookies alone do not show who asks. */
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

/** Payload reads such a body before it handles errors: what is no JSON would be a failure. Its own pages send forms. */
function isReadOfJson({ headers }: IncomingMessage): boolean {
  const isOverridden =
    'x-payload-http-method-override' in headers || 'x-http-method-override' in headers
  return isOverridden && headers['content-type'] === 'application/json'
}

function hasCredentials({ headers }: IncomingMessage): boolean {
  return Boolean(headers.authorization) || Boolean(headers.cookie?.includes('payload-token='))
}

/** Payload takes a member's token for none at all; its bearer is told, not asked to sign in. */
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

/** Payload takes a session that it cannot look up for none, and its owner would be asked to sign in. */
async function isAway(payload: BasePayload): Promise<boolean> {
  try {
    await payload.count({ collection: 'staff' })
    return false
  } catch (error) {
    if (findOutage(error)) return true
    throw error
  }
}

/** Bytes of the body; NaN when it comes in pieces without its length. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return NaN
  return Number(headers['content-length'] ?? 0)
}
