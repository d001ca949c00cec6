import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import { processState } from '../../../platform/database/process-state.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { Campaign, type CampaignState, type countLabels } from './campaign.ts'

export const campaignsOf = (payload: BasePayload) => collectionTable(payload, 'campaigns')

/** The `run` of its mails in the outbox. */
export const runOf = (id: number) => `campaigns:${id}`

/** The inverse of `runOf`. */
export function campaignIdIn(run: string | null): number | undefined {
  const [name, id] = (run ?? '').split(':')
  return name === 'campaigns' && id !== undefined ? Number(id) : undefined
}

type CampaignTable = ReturnType<typeof campaignsOf>
type Where = (table: CampaignTable) => SQL | undefined

/** Oldest first. */
export async function listCampaigns(payload: BasePayload, where: Where): Promise<Campaign[]> {
  const table = campaignsOf(payload)
  const rows = await connectionTo(payload)
    .select()
    .from(table)
    .where(where(table))
    .orderBy(asc(table.id))
  return rows.map((row) => Campaign.parse(row))
}

export async function findNewest(
  payload: BasePayload,
  where: Where,
): Promise<Campaign | undefined> {
  const table = campaignsOf(payload)
  const [row] = await connectionTo(payload)
    .select()
    .from(table)
    .where(where(table))
    .orderBy(desc(table.id))
    .limit(1)
  return row && Campaign.parse(row)
}

export const findCampaign = (payload: BasePayload, id: number) =>
  findNewest(payload, (table) => eq(table.id, id))

/** Creates a campaign unless its key exists. */
export async function createCampaign(
  payload: BasePayload,
  values: Pick<Campaign, 'kind' | 'key' | 'state'> & Partial<Record<keyof Campaign, unknown>>,
): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(campaignsOf(payload))
    .values({ createdAt: now, updatedAt: now, ...values })
    .onConflictDoNothing()
}

/**
 * Changes a campaign in one statement if a condition holds. Returns the changed campaign; undefined if the condition does
 * not hold.
 */
export async function updateCampaign(
  payload: BasePayload,
  id: number,
  where: Where,
  change: Record<string, unknown>,
): Promise<Campaign | undefined> {
  const table = campaignsOf(payload)
  const [row] = await connectionTo(payload)
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), where(table)))
    .returning()
  return row && Campaign.parse(row)
}

/** Condition for `updateCampaign`: the state is one of these. */
export const isIn =
  (states: readonly CampaignState[]): Where =>
  ({ state }) =>
    inArray(state, [...states])

/** For the alert `campaigns`. */
export async function checkHalted(payload: BasePayload) {
  const [first] = await listCampaigns(payload, ({ state }) => eq(state, 'halted'))
  return first && { run: runOf(first.id), errors: first.errors }
}

// Longer than a batch can take.
const leaseMs = 60_000
/** The name of this process in leases. */
const self = processState('campaignHolder', () => randomUUID())

/** Undefined if another process has the lease, or the campaign is not running. */
export async function leaseCampaign(
  payload: BasePayload,
  { id, now, holder = self }: { id: number; now: Date; holder?: string },
): Promise<Campaign | undefined> {
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString()
  const isFree: Where = (table) =>
    or(isNull(table.leaseUntil), lte(table.leaseUntil, now.toISOString()), eq(table.holder, holder))
  return await updateCampaign(
    payload,
    id,
    (table) => and(eq(table.state, 'running'), isFree(table)),
    { holder, leaseUntil },
  )
}

/** Progress, counted from its mails in the outbox. */
export type Tally = Pick<Campaign, keyof typeof countLabels | 'errors'>

export async function tallyMails(payload: BasePayload, id: number): Promise<Tally> {
  const box = outboxOf(payload)
  const rows = await connectionTo(payload)
    .select({
      status: box.status,
      total: count(),
      attempts: sql<number>`sum(${box.attempts})`,
      unheard: sql<number>`sum(${box.unheard})`,
    })
    .from(box)
    .where(eq(box.run, runOf(id)))
    .groupBy(box.status)
  const tally: Tally = { sent: 0, open: 0, failed: 0, dropped: 0, unheard: 0, errors: 0 }
  for (const { status, total, attempts, unheard } of rows) {
    tally.unheard += Number(unheard)
    // Of these mails, the last attempt did not fail. Unconfirmed attempts do not count as failed either.
    const hasGood = status === 'sending' || status === 'sent' || status === 'dropped'
    tally.errors += Number(attempts) - Number(unheard) - (hasGood ? Number(total) : 0)
    if (status === 'sent' || status === 'failed' || status === 'dropped')
      tally[status] += Number(total)
    else tally.open += Number(total)
  }
  return tally
}

/** Ends the lease and stores the counts and, if given, the new state; undefined if the campaign was not running any more. */
export async function releaseCampaign(
  payload: BasePayload,
  { id, tally, state, now }: { id: number; tally: Tally; state?: CampaignState; now: Date },
): Promise<Campaign | undefined> {
  // A finished campaign stores nothing about a member.
  const ended = state === 'done' ? { endedAt: now.toISOString(), lastMemberId: null } : {}
  // Staff may have paused or stopped it meanwhile.
  const where: Where = state ? isIn(['running']) : () => undefined
  const change = { ...tally, leaseUntil: null, ...(state ? { state } : {}), ...ended }
  return await updateCampaign(payload, id, where, change)
}

interface CursorMove {
  campaign: Campaign
  /** Undefined: there are no more members. */
  to: string | undefined
  queued: number
  now: Date
  holder?: string
}

/**
 * Moves the cursor to a member, or past the last; false if the campaign is not running, or another process has the lease.
 */
export async function moveCursor(
  payload: BasePayload,
  { campaign: { id, lastMemberId }, to, queued, now, holder = self }: CursorMove,
): Promise<boolean> {
  const total = sql`${campaignsOf(payload).queued} + ${queued}`
  const isWhereItWas: Where = (table) =>
    lastMemberId === null ? isNull(table.lastMemberId) : eq(table.lastMemberId, lastMemberId)
  const moved = await updateCampaign(
    payload,
    id,
    (table) => and(eq(table.state, 'running'), eq(table.holder, holder), isWhereItWas(table)),
    to === undefined ? { allQueuedAt: now.toISOString() } : { lastMemberId: to, queued: total },
  )
  return moved !== undefined
}
