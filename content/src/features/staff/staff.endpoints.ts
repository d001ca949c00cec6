import { type BasePayload, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { spellEmail } from '@washhouse/contract/person/email'
import { say } from '../../platform/languages/say.ts'
import { readFields, refuse } from '../../core/accounts/account-answers.ts'
import { passwordRule } from './staff-hooks.ts'
import { passwordLinks, queueReset, queueInvitation } from './staff-mail.ts'
import { findOwnFault } from '../../core/accounts/passwords/password-rule.ts'
import { markBrowser } from '../../core/accounts/known-browser.ts'
import { readLink, redeemLink } from '../../core/accounts/mail-links.rows.ts'
import { findAccount, findAccountById } from './staff.rows.ts'
import { securityEndpoints } from './security.endpoints.ts'
import { signInEndpoints } from './sign-in.endpoints.ts'
import { staffEndpoint } from '../../core/rest/staff-endpoint.ts'
import { isAdministrator } from '../../platform/access.ts'

/** Calls about accounts of staff; they replace Payload's own. */
export const staffEndpoints: Endpoint[] = [
  ...signInEndpoints,
  ...securityEndpoints,
  { method: 'post', path: '/forgot-password', handler: forgot },
  { method: 'post', path: '/reset-password', handler: reset },
  staffEndpoint('post', '/:id/invite', isAdministrator, invite),
]

const NewPassword = z.object({
  password: z.string().min(1).max(1024),
  token: z.string().min(1).max(200),
})

/** Replaces Payload's reset: the link works once, and does not sign in. */
async function reset(req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, NewPassword)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { password, token } = form.sent
  const found = await findLink(payload, token)
  if (!found) return refuseLink(req)
  const { account, link } = found
  const fault = await findOwnFault(payload, passwordRule, password, account)
  if (fault) return refuse({ status: 400, message: say(req, fault.th, fault.en), path: 'password' })
  // Redeems the link only now: after a rejected password its owner can try another.
  if (!(await redeemLink(payload, link, token))) return refuseLink(req)
  await payload.update({ collection: 'staff', id: account.id, data: { password } })
  const headers = new Headers({ 'cache-control': 'no-store' })
  // The owner is here: failed attempts of others must not block the next sign-in.
  headers.append('set-cookie', markBrowser(account.id, payload.secret))
  const message = req.t('authentication:passwordResetSuccessfully')
  return Response.json({ message }, { headers })
}

/** A link is valid for the address that it was mailed to; an invitation, until the account has a password. */
async function findLink(payload: BasePayload, token: string) {
  for (const kind of passwordLinks) {
    const link = await readLink(payload, kind, 'staff', token)
    if (!link) continue
    const account = await payload.findByID({
      collection: 'staff',
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

const Forgotten = z.object({ email: z.string().overwrite(spellEmail).min(1).max(254) })

// No account has this id: the job is dropped when it is due.
const nobodysId = '0'

/** Queues the link, and also a job for an unknown address: the response time reveals nothing. */
async function forgot(req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, Forgotten)
  if ('refusal' in form) return form.refusal
  const account = await findAccount(req.payload, form.sent.email)
  await queueReset(req.payload, account?.id ?? nobodysId)
  return Response.json({ message: req.t('general:success') })
}

/** Mails a link to set a password. The answer does not contain it. */
async function invite(req: PayloadRequest): Promise<Response> {
  const { payload, routeParams, t } = req
  const account = await findAccountById(payload, String(routeParams?.['id']))
  if (!account) throw new NotFound(t)
  // Only accounts without a password get a link that is valid for days.
  if (account.hash === null) await queueInvitation(payload, account)
  else await queueReset(payload, account.id)
  return Response.json({ message: t('general:success') })
}
