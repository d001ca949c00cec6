import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { mailKinds } from '@washhouse/contract/mailing/mailing.contract'
import { findMemberId } from '../../../core/accounts/member-rows.ts'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { noteMailConsents } from '../../../core/consents/note-mail-consents.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { isMissingValue } from '../../../platform/database/taken-value.ts'
import {
  storeMailChoice,
  unsubscribeFrom,
  readChoice,
} from '../preferences/mail-preferences.rows.ts'
import {
  countedDays,
  storeBounce,
  type MailEvent,
  type OwnEvent,
  stopAt,
  sumScores,
} from './mail-bounce.rows.ts'

/**
 * Counts an event once, however often it is delivered. A complaint unsubscribes the member from every kind of mail; an
 * address with too many bounces gets account mail only. Events of unknown addresses, or too old to count, are not stored.
 */
export async function countEvent(payload: BasePayload, told: MailEvent): Promise<void> {
  const at = new Date(Math.min(told.at.getTime(), Date.now()))
  if (at < daysAgo(countedDays)) return
  const email = plainEmail(told.email)
  const memberId = await findMemberId(payload, (members) => eq(members.email, email))
  if (memberId === undefined) return
  try {
    await writeWhole(payload, () => count(payload, { ...told, email, at, memberId }))
  } catch (error) {
    // The member was erased meanwhile.
    if (!isMissingValue(error)) throw error
  }
}

async function count(payload: BasePayload, event: OwnEvent): Promise<void> {
  const { memberId, email, what, at } = event
  // First, as a lock: a concurrent event waits here and then sees this one.
  await storeMailChoice(payload, memberId, {})
  if (!(await storeBounce(payload, event))) return
  if (what === 'complaint') {
    const how = { channel: 'complaint', language: null } as const
    await noteMailConsents(payload, memberId, how, () =>
      unsubscribeFrom(payload, memberId, mailKinds),
    )
    return await storeMailChoice(payload, memberId, { complainedAt: at.toISOString() })
  }
  if ((await readChoice(payload, memberId)).stoppedAddress === email) return
  if ((await sumScores(payload, memberId, email)) < stopAt) return
  await storeMailChoice(payload, memberId, {
    stoppedAddress: email,
    stoppedAt: new Date().toISOString(),
  })
}
