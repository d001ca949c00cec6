import {
  APIError,
  AuthenticationError,
  type Endpoint,
  Forbidden,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { spellEmail } from '@washhouse/contract/person/email'
import { readFields, refuse, refuseForNow } from '../../core/accounts/account-answers.ts'
import { markBrowser } from '../../core/accounts/known-browser.ts'
import { isPassword } from '../../core/accounts/passwords/password-hash.ts'
import { placeOf } from '../../core/accounts/visitor-place.ts'
import { clearAttempts, signInKey, takeTry } from '../../core/attempts/attempts.rows.ts'
import { failedSignIns } from '../../core/attempts/failed-sign-ins.ts'
import { answer } from '../../core/rest/staff-endpoint.ts'
import { say } from '../../platform/languages/say.ts'
import { beginSetUp, finishSetUp, requireCode } from './check-code.ts'
import { openTicket, redeemTicket, sealTicket } from './factor-tickets.ts'
import { findFactor } from './factor.rows.ts'
import { requiresFactor, sessionIdOf } from './session-rules.ts'
import {
  endSessions,
  extendSession,
  startSession,
  type StaffSession,
} from './staff-sessions.rows.ts'
import { findAccount, type StoredAccount } from './staff.rows.ts'

/** Replace Payload's own calls, which rewrite the whole account over concurrent changes, and know no second factor. */
export const signInEndpoints: Endpoint[] = [
  { method: 'post', path: '/login', handler: signIn },
  { method: 'post', path: '/login-code', handler: enterCode },
  { method: 'post', path: '/refresh-token', handler: refresh },
  { method: 'post', path: '/logout', handler: signOut },
]

const SignIn = z.object({
  email: z.string().overwrite(spellEmail).min(1).max(254),
  password: z.string().min(1).max(1024),
})

/** Counts attempts, and sets the token only as a cookie. With a second factor, it sets none, but asks for a code. */
async function signIn(req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, SignIn)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { email, password } = form.sent
  const account = await findAccount(payload, email)
  const place = placeOf(req, account?.id)
  const key = signInKey(payload, 'staff', email, place)
  const wait = await takeTry(payload, key)
  if (wait > 0) return refuseForNow(req, wait)
  if (!(await isPassword(account, password)) || !account) return refuseSignIn(req)
  await clearAttempts(payload, key)
  if (await findFactor(payload, account.id))
    return answer({ pending: { token: sealTicket(payload, 'staff sign-in', account) } })
  if (requiresFactor(account.role))
    return answer({ pending: beginSetUp(req, 'staff sign-in', account) })
  const session = await startSession(payload, account, undefined)
  return session ? await answerSignedIn(req, account, session) : refuseSignIn(req)
}

function refuseSignIn(req: PayloadRequest): Response {
  failedSignIns.staff += 1
  return refuse({ status: 401, message: new AuthenticationError(req.t).message })
}

const Code = z.object({ token: z.string().min(1).max(2000), code: z.string().min(1).max(40) })

/** The second step of a sign-in: a code, or the first code of a second factor that is set up here. */
async function enterCode(req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, Code)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { token, code } = form.sent
  const opened = await openTicket(payload, 'staff sign-in', token)
  if (!opened) return refuseTicket(req)
  const { account, ticket } = opened
  const checked: { setUpId: string; recoveryCodes?: string[] } =
    ticket.secret === undefined
      ? await requireCode(req, account, code)
      : await finishSetUp(req, account, ticket, code)
  if (!(await redeemTicket(payload, ticket))) return refuseTicket(req)
  const { setUpId, recoveryCodes } = checked
  if (recoveryCodes) await endSessions(payload, account.id)
  const session = await startSession(payload, account, setUpId)
  if (!session) return refuseTicket(req)
  return await answerSignedIn(req, account, session, recoveryCodes && { recoveryCodes })
}

function refuseTicket(req: PayloadRequest): Response {
  const message = say(
    req,
    'หมดเวลายืนยันแล้ว เข้าสู่ระบบด้วยรหัสผ่านอีกครั้ง',
    'The time to confirm is over. Sign in with your password again.',
  )
  return refuse({ status: 401, message })
}

async function answerSignedIn(
  req: PayloadRequest,
  account: StoredAccount,
  session: StaffSession,
  more: object = {},
): Promise<Response> {
  const response = await answerSession(req, account, session, {
    message: req.t('authentication:passed'),
    ...more,
  })
  response.headers.append('set-cookie', markBrowser(account.id, req.payload.secret))
  return response
}

/** Answers as Payload's calls do, with the session's token as a cookie. */
async function answerSession(
  { payload }: PayloadRequest,
  { id, email }: Pick<StoredAccount, 'id' | 'email'>,
  session: StaffSession,
  more: object,
): Promise<Response> {
  const { config } = payload.collections.staff
  const user = await payload.findByID({ collection: 'staff', id })
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email, sid: session.id, user }),
    secret: payload.secret,
    tokenExpiration: Math.floor((session.expiresAt.getTime() - Date.now()) / 1000),
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const shown = { ...user, sessions: undefined, collection: 'staff' }
  const response = answer({ ...more, exp, user: shown })
  response.headers.append('set-cookie', String(cookie))
  return response
}

async function refresh(req: PayloadRequest): Promise<Response> {
  const { payload, t, user } = req
  if (user?.collection !== 'staff') throw new Forbidden(t)
  const session = await extendSession(payload, user.id, sessionIdOf(user))
  if (!session) throw new Forbidden(t)
  const message = t('authentication:tokenRefreshSuccessful')
  return await answerSession(req, user, session, { message })
}

async function signOut(req: PayloadRequest): Promise<Response> {
  const { payload, t, user } = req
  if (user?.collection !== 'staff') throw new APIError('No User', 400)
  await endSessions(payload, user.id, { only: sessionIdOf(user) })
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    config: payload.config,
    cookiePrefix: payload.config.cookiePrefix,
  })
  const response = answer({ message: t('authentication:logoutSuccessful') })
  response.headers.append('set-cookie', String(cookie))
  return response
}
