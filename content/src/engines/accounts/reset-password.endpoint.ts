import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { say } from '../../ground/languages/say.ts'
import { readFields, refuse, sameWords } from './account-answers.ts'
import { givenPasswordsField, mustChangeField } from './account-hooks.ts'
import type { AccountKind } from './account-kind.ts'
import { findOwnFault } from './passwords/account-password.ts'
import { keysOf } from '../../ground/keys.ts'
import { wasGiven } from './passwords/given-passwords.ts'
import { markBrowser } from './known-browser.ts'
import { readLink, takeLink } from './mail-links.rows.ts'

const NewPassword = z.object({
  password: z.string().min(1).max(1024),
  token: z.string().min(1).max(200),
})

/** Stands in for Payload's own reset: the link works once, and whoever has it still signs in himself. */
export function resetPasswordEndpoint(kind: AccountKind) {
  return {
    path: '/reset-password',
    method: 'post',
    handler: (req) => reset(kind, req),
  } satisfies Endpoint
}

async function reset(kind: AccountKind, req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, NewPassword)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { collection } = kind
  const { password, token } = form.sent
  const link = await readLink(payload, 'reset', collection, token)
  const account =
    link &&
    (await payload.findByID({
      collection,
      id: link.accountId,
      disableErrors: true,
      showHiddenFields: true,
    }))
  if (!account) return refuseLink(req)
  const fault = await findOwnFault(payload, kind, password, account)
  if (fault) return refuse({ status: 400, message: say(req, fault.th, fault.en), path: 'password' })
  if (await wasGiven(givenOf(account), password, keysOf(payload)))
    return refuse({ status: 400, message: sameWords(req), path: 'password' })
  // Only now is the link used up: a password that was refused may be thought over.
  if (!(await takeLink(payload, 'reset', token))) return refuseLink(req)
  const settled = isDue(account) ? { [mustChangeField]: false } : {}
  await payload.update({ collection, id: account.id, data: { password, ...settled } })
  const headers = new Headers({ 'cache-control': 'no-store' })
  // Its owner is here: what strangers try meanwhile must not keep him from signing in.
  headers.append('set-cookie', markBrowser(kind, account.id, payload.secret))
  const message = req.t('authentication:passwordResetSuccessfully')
  return Response.json({ message }, { headers })
}

/** Whether the password it has was chosen by somebody else. */
function isDue(account: object): boolean {
  return mustChangeField in account && account[mustChangeField] === true
}

function givenOf(account: object): unknown {
  return givenPasswordsField in account ? account[givenPasswordsField] : undefined
}

function refuseLink(req: PayloadRequest): Response {
  const message = say(
    req,
    'ลิงก์นี้ใช้ไม่ได้แล้ว ลิงก์ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง ขอลิงก์ใหม่ได้ที่ “ลืมรหัสผ่าน”',
    'This link works no more: it does so once, within an hour. Ask for another by “Forgot password”.',
  )
  return refuse({ status: 403, message })
}
