import { languages } from '@washhouse/contract/language'
import { and, asc, eq, gt, gte, isNotNull, like, lte, not, exists, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import {
  followedOf,
  notificationsOf,
  toldBranchesIn,
} from '../../../core/notifications/notification-tables.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { type LineChoice, lineChoicesOf, linePurpose } from './line-choices.rows.ts'

/** Stored by the feature account: members' LINE ids. */
const identitiesOf = (payload: BasePayload) => collectionTable(payload, 'member-identities')

// Source prefix of the feature contact.
const ofReports = 'report:%'

/** A member and a notification to send in LINE. */
export interface LineTelling {
  memberId: string
  notification: number
}

/** LINE messages due for notifications since a given time and not in the outbox yet, oldest first. */
export async function findUntold(
  payload: BasePayload,
  choice: LineChoice,
  { since, now, most }: { since: Date; now: Date; most: number },
): Promise<LineTelling[]> {
  const told = notificationsOf(payload)
  const members = membersOf(payload)
  const choices = lineChoicesOf(payload)
  const identities = identitiesOf(payload)
  const box = outboxOf(payload)
  const wanted = choices[`${choice}From`]
  const key = sql`${'members:'} || ${members.id} || ${`:${linePurpose[choice]}:`} || cast(${told.id} as text)`
  const queued = connectionTo(payload)
    .select({ id: box.id })
    .from(box)
    .where(sql`${box.key} = ${key}`)
  const isTold = and(
    eq(told.status, 'published'),
    gt(told.publishedAt, since.toISOString()),
    lte(told.publishedAt, now.toISOString()),
    isNotNull(wanted),
    gte(told.publishedAt, wanted),
    eq(members.status, 'active'),
    eq(identities.provider, 'line'),
    not(exists(queued)),
  )
  const query = () =>
    connectionTo(payload)
      .select({ memberId: members.id, notification: told.id })
      .from(choices)
      .innerJoin(members, eq(members.id, choices.memberId))
      .innerJoin(identities, eq(identities.memberId, choices.memberId))
  const rows =
    choice === 'reports'
      ? await query()
          .innerJoin(told, eq(told.member, choices.memberId))
          .where(and(isTold, eq(told.audience, 'member'), like(told.source, ofReports)))
          .orderBy(asc(told.id))
          .limit(most)
      : await findUntoldOfBranches()
  return rows.map((row) => ({
    memberId: String(row.memberId),
    notification: Number(row.notification),
  }))

  async function findUntoldOfBranches() {
    const followed = followedOf(payload)
    const branches = toldBranchesIn(payload)
    const ofFollower = () => query().innerJoin(followed, eq(followed.memberId, choices.memberId))
    const isSince = gte(told.publishedAt, followed.createdAt)
    const branch = wholeNumber(followed.branchId)
    const ofOne = await ofFollower()
      .innerJoin(told, and(eq(told.branch, branch), isSince))
      .where(and(isTold, eq(told.audience, 'branch')))
      .orderBy(asc(told.id))
      .limit(most)
    const ofSome = await ofFollower()
      .innerJoin(branches, eq(branches.branchesID, branch))
      .innerJoin(told, and(eq(told.id, branches.parent), isSince))
      .where(and(isTold, eq(told.audience, 'branches')))
      // One message for a member who follows two of its branches.
      .groupBy(members.id, told.id)
      .orderBy(asc(told.id))
      .limit(most)
    return [...ofOne, ...ofSome]
      .toSorted((one, other) => Number(one.notification) - Number(other.notification))
      .slice(0, most)
  }
}

const Telling = z.object({
  subject: z.string(),
  language: z.enum(languages),
  titleTh: z.string(),
  titleEn: z.string().nullable(),
  slug: z.string().nullable(),
})
/** The message and the member's LINE id. */
export type Telling = z.infer<typeof Telling>

/** Reads it again before sending; undefined if the member opted out or unlinked LINE, or the notification was withdrawn. */
export async function readTelling(
  payload: BasePayload,
  choice: LineChoice,
  { memberId, notification }: LineTelling,
): Promise<Telling | undefined> {
  const told = notificationsOf(payload)
  const members = membersOf(payload)
  const choices = lineChoicesOf(payload)
  const identities = identitiesOf(payload)
  const [row] = await connectionTo(payload)
    .select({
      subject: identities.subject,
      language: members.language,
      titleTh: told.titleTh,
      titleEn: told.titleEn,
      slug: told.slug,
    })
    .from(choices)
    .innerJoin(members, eq(members.id, choices.memberId))
    .innerJoin(identities, eq(identities.memberId, choices.memberId))
    .innerJoin(told, eq(told.id, notification))
    .where(
      and(
        eq(choices.memberId, memberId),
        isNotNull(choices[`${choice}From`]),
        eq(members.status, 'active'),
        eq(identities.provider, 'line'),
        eq(told.status, 'published'),
      ),
    )
  return row && Telling.parse(row)
}
