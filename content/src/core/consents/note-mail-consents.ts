import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { type HowGiven, type NewConsent, noteConsents } from './member-consents.rows.ts'

/** Owned by the feature mailing: the kinds that a member unsubscribed from. */
const choicesOf = (payload: BasePayload) => collectionTable(payload, 'mail-choices')
/** Owned by the feature account: the member's settings. */
const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

const mailPurposes = ['digest', 'bundle'] as const
type Takes = Record<(typeof mailPurposes)[number], boolean>

/**
 * Runs the work and notes which kinds of email the member takes afterwards but not before, or the reverse. Call it within
 * `writeWhole`, with a lock on the member's row or choices, to see concurrent changes.
 */
export async function noteMailConsents<Result>(
  payload: BasePayload,
  memberId: string,
  how: HowGiven,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await readTaken(payload, memberId)
  const result = await work()
  const after = await readTaken(payload, memberId)
  const changed = mailPurposes.flatMap((purpose): NewConsent[] =>
    after[purpose] === before[purpose]
      ? []
      : [{ purpose, act: after[purpose] ? 'given' : 'withdrawn' }],
  )
  await noteConsents(payload, memberId, changed, how)
  return result
}

/** The effective choice: the member's settings without the kinds they unsubscribed from. */
async function readTaken(payload: BasePayload, memberId: string): Promise<Takes> {
  const members = membersOf(payload)
  const choices = choicesOf(payload)
  const [row] = await connectionTo(payload)
    .select({
      wants: members.emailNotifications,
      frequency: members.emailFrequency,
      digestLeftAt: choices.digestLeftAt,
      bundleLeftAt: choices.bundleLeftAt,
    })
    .from(members)
    .leftJoin(choices, eq(choices.memberId, members.id))
    .where(eq(members.id, memberId))
  const wantsMail = Boolean(row?.wants)
  return {
    digest: wantsMail && row?.frequency === 'weekly' && !row.digestLeftAt,
    bundle: wantsMail && !row?.bundleLeftAt,
  }
}
