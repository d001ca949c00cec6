import { tidyText } from '@washhouse/contract/text/tidy-text'
import { ownDataWire } from '@washhouse/contract/account/account.wire'
import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { copyResponse } from '../../../core/accounts/copy/copy-archive.ts'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import type { AuditAct } from '../../../core/audit/staff-audit.collection.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { answer, staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { isAdministrator, isModerator } from '../../../platform/access.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { say } from '../../../platform/languages/say.ts'
import { log } from '../../../platform/log.ts'
import { copyOfMember, ownDataOf } from '../export/own-data.ts'
import { queueLink } from '../mail/queue-mail.ts'
import { findMember, type KnownMember } from '../member/member.rows.ts'
import type { Act } from './administration.labels.ts'
import { eraseMember, liftSuspension, suspendMember } from './act-on-member.ts'
import { noteAct } from './member-history.rows.ts'

/** A member, and the member of staff who acts on the account. */
interface Care {
  req: PayloadRequest
  member: KnownMember
  by: number | string
}

const Reason = z.object({ reason: z.string().overwrite(tidyText).min(1).max(500) })

/**
 * What staff can do with a member, at `/cms-api/members/{id}/…`: moderators moderate; administrators also export the
 * member's data and erase the account. Each act is logged with its actor.
 */
export const memberAdministrationEndpoints: Endpoint[] = [
  care('suspend', isModerator, 'suspended', async ({ req, member, by }) => {
    const form = await readFields(req, Reason)
    if ('refusal' in form) return form.refusal
    requireDone(req, await suspendMember(req.payload, member.id, { by, ...form.sent }))
    return answer()
  }),
  care('lift', isModerator, 'lifted', async ({ req, member, by }) => {
    requireDone(req, await liftSuspension(req.payload, member.id, { by }))
    return answer()
  }),
  care('end-sessions', isModerator, 'sessions', async ({ req: { payload }, member, by }) => {
    await writeWhole(payload, async () => {
      await endSessionsOf(payload, member.id)
      await noteAct(payload, { member: member.id, act: 'sessions', by })
    })
    return answer()
  }),
  care('send-reset', isModerator, 'reset', async ({ req, member, by }) => {
    const { payload } = req
    requireDone(req, member.status === 'active')
    await noteAct(payload, { member: member.id, act: 'reset', by })
    await queueLink(payload, member.id, 'reset')
    return answer()
  }),
  care('erase', isAdministrator, 'erased', async ({ req: { payload }, member, by }) => {
    await eraseMember(payload, member.id, { by })
    return answer()
  }),
  care('export', isAdministrator, 'exported', async ({ req: { payload }, member, by }) => {
    const own = ownDataWire.encode(await ownDataOf(payload, member), member.language)
    await noteAct(payload, { member: member.id, act: 'exported', by })
    return new Response(JSON.stringify(own, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="member-${member.id}.json"`,
        'cache-control': 'no-store',
      },
    })
  }),
  care('copy', isAdministrator, 'exported', async ({ req: { payload }, member, by }) => {
    await noteAct(payload, { member: member.id, act: 'exported', by })
    return copyResponse(copyOfMember(payload, member))
  }),
]

/** Logged before the act; an erasure is logged in its own transaction. */
const audited: Record<Act, AuditAct> = {
  suspended: 'change',
  lifted: 'change',
  sessions: 'change',
  reset: 'change',
  erased: 'erase',
  exported: 'export',
}

function care(
  name: string,
  mayDo: typeof isModerator,
  act: Act,
  work: (care: Care) => Promise<Response>,
): Endpoint {
  const method = act === 'exported' ? 'get' : 'post'
  return staffEndpoint(method, `/:id/${name}`, mayDo, async (req, { id: by }) => {
    const { payload, routeParams, t } = req
    const member = await findMember(payload, String(routeParams?.['id']))
    if (!member) throw new NotFound(t)
    if (audited[act] !== 'erase')
      await noteStaffAct(payload, { act: audited[act], by, about: 'members', ids: [member.id] })
    const response = await work({ req, member, by })
    if (response.ok) log.info({ staff: by, act }, 'a member was looked after')
    return response
  })
}

/** Fails if the state changed meanwhile, or if the page is stale. */
function requireDone(req: PayloadRequest, isDone: boolean): void {
  if (isDone) return
  const message = say(
    req,
    'สถานะของสมาชิกเปลี่ยนไปแล้ว โหลดหน้านี้ใหม่',
    'The member’s status has changed meanwhile. Reload the page.',
  )
  throw new APIError(message, 409, undefined, true)
}
