import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { allOfMembers } from '../../../engines/accounts/of-members.ts'
import { MemberRow, membersOf } from '../../../engines/accounts/sessions/session-member.ts'
import { hashOfErased, noteErasure } from '../../../engines/erasures/erasures.rows.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { keepNotice } from '../mail/queue-mail.ts'

/** What else belongs to it, in the same transaction. */
interface Around {
  /** Rejects where it is not to be done. */
  before?: () => Promise<void>
  alsoWrite?: () => Promise<void>
  /** By mail, that it is done; so it is unless this is false. */
  isTold?: boolean
  /** Unless this holds of his row at that moment, nothing is done. */
  onlyIf?: SQL | undefined
}

const nothing = async () => {}

/**
 * Deletes an account and what every area keeps of it, whole or not at all, and tells its address. False where
 * there is none, or not one as it shall be.
 */
export async function removeMember(
  payload: BasePayload,
  memberId: string,
  { before = nothing, alsoWrite = nothing, isTold = true, onlyIf }: Around = {},
): Promise<boolean> {
  const members = membersOf(payload)
  const afterwards = await writeWhole(payload, async () => {
    for (const area of allOfMembers(payload)) await area.hold?.(payload)
    await before()
    // First of what is his: what others write of him meanwhile waits for it, and then finds him gone.
    const [row] = await connectionTo(payload)
      .delete(members)
      .where(and(eq(members.id, memberId), onlyIf))
      .returning({ email: members.email, language: members.language })
    if (!row) return undefined
    const left = []
    for (const area of allOfMembers(payload)) left.push(await area.erase(payload, memberId))
    // Behind the others, which take away the mails to the member that are still to leave.
    const { email: to, language } = MailedRow.parse(row)
    if (isTold) await keepNotice(payload, memberId, 'deleted', { to, language })
    const at = new Date().toISOString()
    const hash = hashOfErased('members', memberId)
    await noteErasure(payload, connectionTo(payload), { hash, at })
    await alsoWrite()
    return left.flatMap((each) => each ?? [])
  })
  if (!afterwards) return false
  wakeOutbox()
  for (const finish of afterwards) await finish()
  return true
}

const MailedRow = MemberRow.pick({ email: true, language: true })
