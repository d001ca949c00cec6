import type { BasePayload, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { say } from '../../ground/languages/say.ts'
import { readFields, refuse } from './account-answers.ts'
import type { AccountKind } from './account-kind.ts'
import { passwordLinks } from './account-mail.ts'
import { findOwnFault } from './passwords/account-password.ts'
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
  const { password, token } = form.sent
  const found = await findLink(payload, kind, token)
  if (!found) return refuseLink(req)
  const { account, link } = found
  const fault = await findOwnFault(payload, kind, password, account)
  if (fault) return refuse({ status: 400, message: say(req, fault.th, fault.en), path: 'password' })
  // Only now is the link used up: a password that was refused may be thought over.
  if (!(await takeLink(payload, link, token))) return refuseLink(req)
  await payload.update({ collection: kind.collection, id: account.id, data: { password } })
  const headers = new Headers({ 'cache-control': 'no-store' })
  // Its owner is here: what strangers try meanwhile must not keep him from signing in.
  headers.append('set-cookie', markBrowser(kind, account.id, payload.secret))
  const message = req.t('authentication:passwordResetSuccessfully')
  return Response.json({ message }, { headers })
}

/** A link works for the address that it was mailed to, and an invitation until the account has a password. */
async function findLink(payload: BasePayload, { collection }: AccountKind, token: string) {
  for (const kind of passwordLinks) {
    const link = await readLink(payload, kind, collection, token)
    if (!link) continue
    const account = await payload.findByID({
      collection,
      id: link.accountId,
      disableErrors: true,
      showHiddenFields: true,
    })
    const isDue = kind === 'reset' || !account?.hash
    return account?.email === link.email && isDue ? { account, link: kind } : undefined
  }
  return undefined
}

function refuseLink(req: PayloadRequest): Response {
  const message = say(
    req,
    'ลิงก์นี้ใช้ไม่ได้แล้ว ลิงก์ใช้ได้ครั้งเดียวและมีเวลาจำกัด ขอลิงก์ใหม่ได้ที่ “ลืมรหัสผ่าน?”',
    'This link no longer works: it works once, and for a limited time. Ask for a new one under “Forgot password?”.',
  )
  return refuse({ status: 403, message })
}
