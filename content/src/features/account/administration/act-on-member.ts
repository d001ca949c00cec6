import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { changeMember, type MembersTable } from '../member/member.rows.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { noteAct } from './member-history.rows.ts'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import { removeMember } from '../removal/remove-member.ts'

interface By {
  /** Id of the member of staff. */
  by: number | string
}

interface Suspension extends By {
  reason: string
}

const isStill =
  (wanted: 'active' | 'suspended') =>
  ({ status }: MembersTable) =>
    eq(status, wanted)

/**
 * Suspends a member at once and mails the reason, with a link to appeal; false if the member is suspended already, or
 * deleted.
 */
export async function suspendMember(
  payload: BasePayload,
  memberId: string,
  { by, reason }: Suspension,
): Promise<boolean> {
  const isDone = await writeWhole(payload, async () => {
    const columns = { status: 'suspended', suspendedReason: reason }
    if (!(await changeMember(payload, memberId, columns, isStill('active')))) return false
    await endSessionsOf(payload, memberId)
    await noteAct(payload, { member: memberId, act: 'suspended', by, reason })
    await queueMail(payload, memberId, 'suspended', { reason })
    return true
  })
  if (isDone) wakeOutbox()
  return isDone
}

/** Lifts a suspension; false if the member is not suspended. */
export async function liftSuspension(
  payload: BasePayload,
  memberId: string,
  { by }: By,
): Promise<boolean> {
  return await writeWhole(payload, async () => {
    const columns = { status: 'active', suspendedReason: null }
    if (!(await changeMember(payload, memberId, columns, isStill('suspended')))) return false
    await noteAct(payload, { member: memberId, act: 'lifted', by })
    return true
  })
}

interface Erasure extends By {
  /** Other writes of the same transaction, before and after; a rejection keeps the account. */
  before?: () => Promise<void>
  alsoWrite?: () => Promise<void>
}

const nothing = async () => {}

/** Erases a member on behalf of staff and logs it without the member's name; false if the member is deleted already. */
export async function eraseMember(
  payload: BasePayload,
  memberId: string,
  { by, before = nothing, alsoWrite = nothing }: Erasure,
): Promise<boolean> {
  return await removeMember(payload, memberId, {
    before,
    alsoWrite: async () => {
      await noteAct(payload, { member: null, act: 'erased', by })
      await noteStaffAct(payload, { act: 'erase', by, about: 'members', ids: [memberId] })
      await alsoWrite()
    },
  })
}
