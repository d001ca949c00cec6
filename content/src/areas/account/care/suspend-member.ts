import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { endSessionsOf } from '../../../engines/accounts/sessions/member-session.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { collectionTable, connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { keepSuspended } from '../mail/queue-mail.ts'
import { noteAct } from './member-history.rows.ts'

interface By {
  /** Id of the member of staff. */
  by: number | string
}

interface Suspension extends By {
  reason: string
  mailAfter?: Date
  /** False where he has had the mail before. */
  isMailed?: boolean
}

const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

/** Ends a member's access at once and tells him why, by a mail with the link to ask once more; false where he is suspended already, or gone. */
export async function suspendMember(
  payload: BasePayload,
  memberId: string,
  { by, reason, mailAfter, isMailed = true }: Suspension,
): Promise<boolean> {
  const isDone = await writeWhole(payload, async () => {
    const columns = { status: 'suspended', suspendedReason: reason }
    if (!(await moveFrom(payload, memberId, 'active', columns))) return false
    await endSessionsOf(payload, memberId)
    await noteAct(payload, { member: memberId, act: 'suspended', by, reason })
    if (isMailed) await keepSuspended(payload, memberId, { reason, mailAfter })
    return true
  })
  if (isDone && !mailAfter) wakeOutbox()
  return isDone
}

/** Lets a member sign in again; false where he is not suspended. */
export async function liftSuspension(
  payload: BasePayload,
  memberId: string,
  { by }: By,
): Promise<boolean> {
  return await writeWhole(payload, async () => {
    const columns = { status: 'active', suspendedReason: null }
    if (!(await moveFrom(payload, memberId, 'suspended', columns))) return false
    await noteAct(payload, { member: memberId, act: 'lifted', by })
    return true
  })
}

/** By one statement: of two at once one does it. */
async function moveFrom(
  payload: BasePayload,
  memberId: string,
  status: 'active' | 'suspended',
  columns: object,
): Promise<boolean> {
  const members = membersOf(payload)
  const moved = await connectionTo(payload)
    .update(members)
    .set({ ...columns, updatedAt: new Date().toISOString() })
    .where(and(eq(members.id, memberId), eq(members.status, status)))
    .returning({ id: members.id })
  return moved.length > 0
}
