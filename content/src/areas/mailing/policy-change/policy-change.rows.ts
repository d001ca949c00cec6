import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { tell } from '../../../engines/notifications/new-notification.ts'
import { connectionTo, tableOf, writeWhole } from '../../../ground/database/tables.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'
import { dayInThailand } from '../sending/bangkok-clock.ts'
import { StoredRun } from '../sending/run.rows.ts'
import { FrozenChange, policyNames, writeDay } from './frozen-change.ts'

const columns = [
  'id',
  'policy',
  'version',
  'holdsFrom',
  'summaryTh',
  'summaryEn',
  'state',
  'provedAt',
  'startedAt',
  'sent',
  'open',
  'failed',
  'dropped',
  'unheard',
  'frozen',
  'updatedAt',
] as const
const changesOf = (payload: BasePayload) => tableOf(payload, 'policy_changes', columns)

const moment = z.coerce.date()
const StoredChange = StoredRun.extend({
  policy: z.enum(policyKinds),
  version: z.string(),
  holdsFrom: moment,
  summaryTh: z.string(),
  summaryEn: z.string(),
  provedAt: moment.nullable(),
  startedAt: moment.nullable(),
  frozen: FrozenChange.nullable(),
  updatedAt: moment,
})
/** An announcement as it stands. */
export type StoredChange = z.infer<typeof StoredChange>

export async function findChange(
  payload: BasePayload,
  id: number,
): Promise<StoredChange | undefined> {
  const changes = changesOf(payload)
  const [row] = await connectionTo(payload).select().from(changes).where(eq(changes.id, id))
  return row && StoredChange.parse(row)
}

/** What it says to everybody, or would if it left now. */
export function saidBy(change: StoredChange): FrozenChange {
  const { policy, version, holdsFrom, summaryTh: th, summaryEn: en } = change
  return (
    change.frozen ?? { policy, version, holdsFrom: dayInThailand(holdsFrom), summary: { th, en } }
  )
}

/**
 * Has an announcement begin to leave, with what it says from then on, and tells members at the bell, in one write. Of
 * several that begin it at once one does; false where another was quicker, or it says something that nobody has had a
 * proof of.
 */
export async function beginChange(payload: BasePayload, id: number, now: Date): Promise<boolean> {
  return await writeWhole(payload, async () => {
    const changes = changesOf(payload)
    const at = now.toISOString()
    const [row] = await connectionTo(payload)
      .update(changes)
      // Whoever saves it from a page that was opened before is refused.
      .set({ state: 'running', startedAt: at, updatedAt: at })
      .where(and(eq(changes.id, id), eq(changes.state, 'waiting'), isNotNull(changes.provedAt)))
      .returning()
    if (!row) return false
    const frozen = saidBy(StoredChange.parse(row))
    await connectionTo(payload).update(changes).set({ frozen }).where(eq(changes.id, id))
    await tellAll(payload, id, frozen)
    return true
  })
}

async function tellAll(
  payload: BasePayload,
  id: number,
  { policy, holdsFrom }: FrozenChange,
): Promise<void> {
  const name = policyNames[policy]
  await tell(payload, [
    {
      source: `policy:${id}`,
      event: 'policy',
      audience: { kind: 'all' },
      titleTh: `${name.th}ฉบับใหม่ เริ่มใช้ ${writeDay(holdsFrom, 'th')}`,
      titleEn: `A new version of our ${name.en.toLowerCase()}, from ${writeDay(holdsFrom, 'en')}`,
      slug: policy,
      image: null,
    },
  ])
}

/** Notes that editors have had a proof of an announcement, unless it says something else by now. */
export async function noteProof(
  payload: BasePayload,
  { id, updatedAt }: StoredChange,
  now: Date,
): Promise<void> {
  const changes = changesOf(payload)
  await connectionTo(payload)
    .update(changes)
    .set({ provedAt: now.toISOString() })
    .where(
      and(
        eq(changes.id, id),
        eq(changes.state, 'waiting'),
        eq(changes.updatedAt, updatedAt.toISOString()),
      ),
    )
}

/**
 * The condition, in a query of `members`, that one is told: his address is shown to be his, and he was here before it began
 * to leave. What he has left, or where his address is stopped, is not asked: his account needs it.
 */
export function isToldOf(payload: BasePayload, { startedAt }: StoredChange): SQL {
  const members = mailedMembersOf(payload)
  const since = (startedAt ?? new Date()).toISOString()
  const all = and(eq(members.emailVerified, true), lte(members.createdAt, since))
  if (!all) throw new Error('A condition of two is one')
  return all
}
