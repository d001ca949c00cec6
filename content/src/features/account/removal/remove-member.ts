import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { AccountRemoval } from '@washhouse/contract/account/account.contract'
import { failedValidation, invalidCredentials } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { allPersonalData, type Finish } from '../../../core/accounts/personal-data.ts'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { MemberRow } from '../../../core/calls/member.ts'
import { type Erasable, noteErased } from '../../../core/erasures/erasures.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { emptyJournal } from '../../../platform/database/empty-journal.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { readPasswordHash } from '../member/member.rows.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import { updateSignedIn } from '../profile/change-profile.ts'

/** Other steps of the same transaction. */
interface Around {
  /** Rejects to abort. */
  before?: () => Promise<void>
  alsoWrite?: () => Promise<void>
  /** Whether an email confirms the deletion; default true. */
  isTold?: boolean
  /** A condition on the member's row; if it does not hold, nothing is done. */
  onlyIf?: SQL | undefined
}

const nothing = async () => {}

/**
 * Deletes an account with its data of every feature in one transaction, and notifies its address. If the member requested
 * erasure of all data, also deletes data that outlives an account and data stored by address. False if there is no such
 * account, or `onlyIf` does not hold.
 */
export async function removeMember(
  payload: BasePayload,
  memberId: string,
  { before = nothing, alsoWrite = nothing, isTold = true, onlyIf }: Around = {},
): Promise<boolean> {
  const members = membersOf(payload)
  const afterwards = await writeWhole(payload, async () => {
    const areas = allPersonalData(payload)
    for (const area of areas) await area.hold?.(payload)
    await before()
    const { email, emailVerified, language } = members
    // Deleted first: concurrent writes for this member wait for it and then find no member.
    const [row] = await connectionTo(payload)
      .delete(members)
      .where(and(eq(members.id, memberId), onlyIf))
      .returning({ email, emailVerified, language })
    if (!row) return undefined
    const member = ErasedRow.parse(row)
    const left = await eraseWhatOutlives(payload, { id: memberId, ...member })
    for (const area of areas) left.push(await area.erase(payload, memberId))
    // After the erasures, which delete the member's queued emails.
    const { email: to, language: spoken, emailVerified: isVerified } = member
    const notice = { to, language: spoken, isVerified }
    if (isTold) await queueMail(payload, memberId, 'deleted', notice)
    await noteErased(payload, 'members', [memberId])
    await alsoWrite()
    return left.flatMap((each) => each ?? [])
  })
  if (!afterwards) return false
  wakeOutbox()
  for (const finish of afterwards) await finish()
  await emptyJournal(payload)
  return true
}

const ErasedRow = MemberRow.pick({ email: true, emailVerified: true, language: true })

type Leaving = Pick<z.infer<typeof MemberRow>, 'id' | 'email' | 'emailVerified'>

/** Only if the member requested it; returns the remaining steps, as `erase` does. */
async function eraseWhatOutlives(payload: BasePayload, { id, email, emailVerified }: Leaving) {
  const areas = allPersonalData(payload)
  const left: Finish[] = []
  const asked = []
  for (const area of areas) asked.push(await area.asksForErasure?.(payload, id))
  if (!asked.includes(true)) return left
  for (const area of areas) left.push(await area.eraseAll?.(payload, id))
  // A confirmed address also proves ownership of messages sent from it without an account.
  if (emailVerified)
    for (const area of areas) left.push(await area.eraseAddress?.(payload, email.toLowerCase()))
  return left
}

export const eraseMembers: Erasable = {
  collection: 'members',
  async eraseAgain(payload, id) {
    await removeMember(payload, id, { isTold: false })
  },
}

/**
 * Deletes the caller's own account. Requires the password, if there is one; otherwise (LINE only) the session suffices.
 * @throws FaultyBody naming `current_password`, REQUESTS_EXCEEDED after too many wrong ones, INVALID_CREDENTIALS if the
 * member was signed out meanwhile.
 */
export async function removeOwnAccount(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<AccountRemoval> & { member: Member },
): Promise<undefined> {
  const { id: memberId } = member
  if ((await readPasswordHash(payload, memberId)) !== null) {
    const { currentPassword: password } = record
    if (password === null)
      throw new FaultyBody([failedValidation('current_password', 'required', 'Value is required')])
    await requireOwnPassword(payload, { memberId, password, language, visitor })
  }
  const before = async () => {
    if (!(await updateSignedIn(payload, member, {}))) throw invalidCredentials()
  }
  await removeMember(payload, memberId, { before })
}
