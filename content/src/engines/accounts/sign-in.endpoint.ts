import { spellEmail } from '@washhouse/contract/person/email'
import {
  AuthenticationError,
  type Endpoint,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
} from 'payload'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findAccount, startSession, type StoredAccount } from './account.rows.ts'
import { readFields, refuse, refuseForNow } from './account-answers.ts'
import type { AccountKind } from './account-kind.ts'
import { forgetTries, signInKey, takeTry } from './attempts.rows.ts'
import { markBrowser } from './known-browser.ts'
import { isPassword } from './passwords/password-hash.ts'
import { placeOf } from './visitor-place.ts'

const SignIn = z.object({
  email: z.string().overwrite(spellEmail).min(1).max(254),
  password: z.string().min(1).max(1024),
})

/** Stands in for Payload's own log-in: counted first, and the token goes into the cookie alone. */
export function signInEndpoint(kind: AccountKind) {
  return {
    path: '/login',
    method: 'post',
    handler: (req) => signIn(kind, req),
  } satisfies Endpoint
}

async function signIn(kind: AccountKind, req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, SignIn)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { email, password } = form.sent
  const account = await findAccount(payload, kind, email)
  const place = placeOf(req, kind, account?.id)
  const key = signInKey(payload, kind.collection, email, place)
  const wait = await takeTry(payload, key)
  if (wait > 0) return refuseForNow(req, wait)
  const isRight = await isPassword(account, password)
  const sid = account && isRight ? await startSession(payload, kind, account) : undefined
  if (!account || sid === undefined)
    return refuse({ status: 401, message: new AuthenticationError(req.t).message })
  await forgetTries(payload, key)
  return await answerSignedIn(kind, req, account, sid)
}

async function answerSignedIn(
  kind: AccountKind,
  req: PayloadRequest,
  { id, email }: StoredAccount,
  sid: string,
): Promise<Response> {
  const { payload } = req
  const { collection } = kind
  const { config } = payload.collections[collection]
  const user = await payload.findByID({ collection, id })
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const headers = new Headers({ 'cache-control': 'no-store' })
  headers.append('set-cookie', String(cookie))
  headers.append('set-cookie', markBrowser(kind, id, payload.secret))
  const shown = { ...user, sessions: undefined, collection }
  return Response.json({ message: req.t('authentication:passed'), exp, user: shown }, { headers })
}
