import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { type HowGiven, type NewConsent, noteConsents } from './member-consents.rows.ts'

/** Kept by the area mailing: what a member has left. */
const choicesOf = (payload: BasePayload) => collectionTable(payload, 'mail-choices')
/** Kept by the area account: what he wishes. */
const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

const mailPurposes = ['digest', 'bundle'] as const
type Takes = Record<(typeof mailPurposes)[number], boolean>

/**
 * Notes which kinds of mail a member takes after some work that he did not take before, and the other way round. Within
 * `writeWhole`; whoever holds his row, or that of his choices, sees what others have changed before.
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

/** What he takes: what he wishes but for what he has left. */
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
