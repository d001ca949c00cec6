import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields, refuse } from '../../core/accounts/account-answers.ts'
import { noteStaffAct } from '../../core/audit/staff-audit.rows.ts'
import { answer, type Staff, staffEndpoint } from '../../core/rest/staff-endpoint.ts'
import { isAdministrator, isStaff } from '../../platform/access.ts'
import { say } from '../../platform/languages/say.ts'
import { beginSetUp, finishSetUp, renewRecoveryCodes, requireCode } from './check-code.ts'
import { confirmPassword } from './confirm-password.ts'
import { openTicket } from './factor-tickets.ts'
import { deleteFactor, findFactor } from './factor.rows.ts'
import { requiresFactor, sessionIdOf } from './session-rules.ts'
import { queueNotices } from './staff-mail.ts'
import { endSessions, listSessions } from './staff-sessions.rows.ts'
import { findAccountById, type StoredAccount } from './staff.rows.ts'

interface Asked {
  req: PayloadRequest
  staff: Staff
  account: StoredAccount
  isOwn: boolean
}

/** Second factor and sessions of the own account, and for administrators those of colleagues. */
export const securityEndpoints: Endpoint[] = [
  forAccount('get', '/:id/security', isAdministrator, describeSecurity),
  forAccount('post', '/:id/factor', () => false, begin),
  forAccount('post', '/:id/factor/confirm', () => false, finish),
  forAccount('post', '/:id/factor/recovery-codes', () => false, renew),
  forAccount('post', '/:id/factor/remove', isAdministrator, remove),
  forAccount('post', '/:id/sessions/end', isAdministrator, end),
]

/** An endpoint for the owner of the account, and for the colleagues who `mayDo` it. */
function forAccount(
  method: 'get' | 'post',
  path: string,
  mayDo: typeof isStaff,
  handle: (asked: Asked) => Promise<Response>,
): Endpoint {
  return staffEndpoint(method, path, isStaff, async (req, staff) => {
    const id = String(req.routeParams?.['id'])
    const isOwn = String(staff.id) === id
    if (!isOwn && !mayDo({ req })) throw new Forbidden(req.t)
    const account = await findAccountById(req.payload, id)
    if (!account) throw new NotFound(req.t)
    return await handle({ req, staff, account, isOwn })
  })
}

async function describeSecurity({ req, staff, account, isOwn }: Asked): Promise<Response> {
  const { payload } = req
  const factor = await findFactor(payload, account.id)
  const sessions = await listSessions(payload, account.id)
  return answer({
    isRequired: requiresFactor(account.role),
    factor: factor ? { since: factor.since, codesLeft: factor.codesLeft } : null,
    sessions: sessions.map((session) => ({
      ...session,
      isThis: isOwn && session.id === sessionIdOf(staff),
    })),
  })
}

const Confirmed = z.object({
  currentPassword: z.string().max(1024).default(''),
  code: z.string().max(40).default(''),
})

/** Requires the own password, and a code if there is a second factor. Returns this one. */
async function requireBoth(asked: Asked, given: z.output<typeof Confirmed>) {
  const { req, account } = asked
  await confirmPassword(req, given.currentPassword)
  const hasFactor = (await findFactor(req.payload, account.id)) !== undefined
  return hasFactor ? await requireCode(req, account, given.code) : undefined
}

async function begin(asked: Asked): Promise<Response> {
  const form = await readFields(asked.req, Confirmed)
  if ('refusal' in form) return form.refusal
  const replaces = await requireBoth(asked, form.sent)
  return answer(beginSetUp(asked.req, 'staff set-up', asked.account, replaces))
}

const FirstCode = z.object({ token: z.string().max(2000), code: z.string().max(40) })

async function finish({ req, staff, account }: Asked): Promise<Response> {
  const form = await readFields(req, FirstCode)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const opened = await openTicket(payload, 'staff set-up', form.sent.token)
  if (opened?.account.id !== account.id) return refuseTicket(req)
  const { recoveryCodes } = await finishSetUp(req, account, opened.ticket, form.sent.code)
  // They did not show the new factor.
  await endSessions(payload, account.id, { except: sessionIdOf(staff) })
  return answer({ recoveryCodes })
}

function refuseTicket(req: PayloadRequest): Response {
  const message = say(
    req,
    'หมดเวลาแล้ว เริ่มตั้งค่าใหม่อีกครั้ง',
    'The time is over. Start the set-up again.',
  )
  return refuse({ status: 400, message, path: 'code' })
}

async function renew(asked: Asked): Promise<Response> {
  const { req, account } = asked
  const form = await readFields(req, Confirmed)
  if ('refusal' in form) return form.refusal
  const factor = await requireBoth(asked, form.sent)
  if (!factor) throw new NotFound(req.t)
  const recoveryCodes = await renewRecoveryCodes(req, factor)
  await queueNotices(req.payload, {
    id: account.id,
    what: ['recoveryCodes'],
    to: [account.email],
  })
  return answer({ recoveryCodes })
}

async function remove(asked: Asked): Promise<Response> {
  const { req, staff, account, isOwn } = asked
  const { payload } = req
  const form = await readFields(req, Confirmed)
  if ('refusal' in form) return form.refusal
  if (isOwn && requiresFactor(account.role))
    return refuse({
      status: 403,
      message: say(
        req,
        'ผู้ดูแลระบบต้องใช้การยืนยันสองขั้น จึงลบไม่ได้ แต่เปลี่ยนแอปได้',
        'Administrators need a second factor. You can replace yours, but not remove it.',
      ),
    })
  if (isOwn) await requireBoth(asked, form.sent)
  else {
    await confirmPassword(req, form.sent.currentPassword)
    await note(staff, account, req)
  }
  if (!(await deleteFactor(payload, account.id))) throw new NotFound(req.t)
  if (!isOwn) await endSessions(payload, account.id)
  await queueNotices(payload, { id: account.id, what: ['factor'], to: [account.email] })
  return answer()
}

const Ended = z.object({ session: z.string().max(36).optional() })

/** Ends one session, or all: of the own account, all others. */
async function end({ req, staff, account, isOwn }: Asked): Promise<Response> {
  const form = await readFields(req, Ended)
  if ('refusal' in form) return form.refusal
  const { payload } = req
  const { session } = form.sent
  if (!isOwn) await note(staff, account, req)
  const ended =
    session === undefined
      ? await endSessions(payload, account.id, isOwn ? { except: sessionIdOf(staff) } : {})
      : await endSessions(payload, account.id, { only: session })
  if (!isOwn && ended > 0)
    await queueNotices(payload, { id: account.id, what: [], to: [account.email] })
  return answer()
}

/** Before the act, which must not happen without its entry. */
async function note(staff: Staff, account: StoredAccount, { payload }: PayloadRequest) {
  await noteStaffAct(payload, { act: 'change', by: staff.id, about: 'staff', ids: [account.id] })
}
