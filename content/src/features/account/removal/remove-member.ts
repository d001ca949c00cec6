import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { AccountRemoval } from '@washhouse/contract/account/account.contract'
import { failedValidation, invalidCredentials } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { allPersonalData, type Finish } from '../../../core/accounts/personal-data.ts'
import { membersOf } from '../../../core/accounts/sessions/session-lifetimes.ts'
import { MemberRow } from '../../../core/calls/member.ts'
import { type Erasable, noteErased } from '../../../core/erasures/erasures.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { emptyJournal } from '../../../platform/database/empty-journal.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { keepMail } from '../mail/queue-mail.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { readPasswordHash } from '../member/member.rows.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import { updateSignedIn } from '../profile/change-profile.ts'

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
 * Deletes an account and what every area keeps of it, whole or not at all, and tells its address; where the member has asked that
 * his data be erased, also what outlives an account, and what is kept under his address without one. False where
 * there is none, or not one as it shall be.
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
    // First of what is his: what others write of him meanwhile waits for it, and then finds him gone.
    const [row] = await connectionTo(payload)
      .delete(members)
      .where(and(eq(members.id, memberId), onlyIf))
      .returning({ email, emailVerified, language })
    if (!row) return undefined
    const member = ErasedRow.parse(row)
    const left = await eraseWhatOutlives(payload, { id: memberId, ...member })
    for (const area of areas) left.push(await area.erase(payload, memberId))
    // Behind the others, which take away the mails to the member that are still to leave.
    const { email: to, language: spoken, emailVerified: isVerified } = member
    const notice = { to, language: spoken, isVerified }
    if (isTold) await keepMail(payload, memberId, 'deleted', notice)
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

/** Of a member who has asked for it; gives what is left to do, as `erase` does. */
async function eraseWhatOutlives(payload: BasePayload, { id, email, emailVerified }: Leaving) {
  const areas = allPersonalData(payload)
  const left: Finish[] = []
  const asked = []
  for (const area of areas) asked.push(await area.asksForErasure?.(payload, id))
  if (!asked.includes(true)) return left
  for (const area of areas) left.push(await area.eraseAll?.(payload, id))
  // Who has shown the address to be his has also shown it of what was sent from it without an account.
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
 * Deletes an account for its member. Who has a password shows it; who has none, as he signs in with LINE alone, is whom
 * his session names.
 * @throws FaultyBody naming `current_password`, REQUESTS_EXCEEDED after too many wrong ones, INVALID_CREDENTIALS
 * where he was signed out meanwhile.
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
