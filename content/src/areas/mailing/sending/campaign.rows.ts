import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { outboxOf } from '../../../engines/mail/outbox.rows.ts'
import { processState } from '../../../ground/database/process-state.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { Campaign, type CampaignKindName, type CampaignState } from './campaign.ts'

const columns = [
  ...Campaign.keyof().options,
  'endedAt',
  'queued',
  'holder',
  'leaseUntil',
  'createdAt',
] as const

export const campaignsOf = (payload: BasePayload) => tableOf(payload, 'campaigns', columns)

/** What its mails bear in the outbox as their run. */
export const runOf = (id: number) => `campaigns:${id}`

/** The id of the campaign that a mail in the outbox belongs to. */
export function campaignIdIn(run: string | null): number | undefined {
  const [name, id] = (run ?? '').split(':')
  return name === 'campaigns' && id !== undefined ? Number(id) : undefined
}

async function listWhere(payload: BasePayload, where: SQL | undefined): Promise<Campaign[]> {
  const table = campaignsOf(payload)
  const rows = await connectionTo(payload).select().from(table).where(where).orderBy(asc(table.id))
  return rows.map((row) => Campaign.parse(row))
}

export async function findCampaign(
  payload: BasePayload,
  id: number,
): Promise<Campaign | undefined> {
  return (await listWhere(payload, eq(campaignsOf(payload).id, id)))[0]
}

export async function listDue(
  payload: BasePayload,
  kind: CampaignKindName,
  now: Date,
): Promise<Campaign[]> {
  const table = campaignsOf(payload)
  const isDue = and(eq(table.state, 'planned'), lte(table.dueAt, now.toISOString()))
  return await listWhere(payload, and(eq(table.kind, kind), isDue))
}

/** The newest campaign of a kind, or the newest whose text is frozen. */
export async function findNewest(
  payload: BasePayload,
  kind: CampaignKindName,
  { isFrozen = false } = {},
): Promise<Campaign | undefined> {
  const table = campaignsOf(payload)
  const [row] = await connectionTo(payload)
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), isFrozen ? isNotNull(table.frozen) : undefined))
    .orderBy(desc(table.id))
    .limit(1)
  return row && Campaign.parse(row)
}

/** Whether a condition holds for any campaign of a kind. */
export async function hasAny(
  payload: BasePayload,
  kind: CampaignKindName,
  where: (table: ReturnType<typeof campaignsOf>) => SQL | undefined,
): Promise<boolean> {
  const table = campaignsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.kind, kind), where(table)))
    .limit(1)
  return rows.length > 0
}

/** Creates a campaign unless there is one with its key. */
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

/** For the stall watch: how to report that errors have halted a campaign. */
export async function checkHalted(payload: BasePayload): Promise<(() => void) | undefined> {
  const [first] = await listWhere(payload, eq(campaignsOf(payload).state, 'halted'))
  if (!first) return undefined
  const { id, errors } = first
  return () => log.error({ run: runOf(id), errors }, 'mails to members wait, halted by errors')
}

// Longer than a batch can take.
const leaseMs = 60_000
/** The name of this process in leases. */
const self = processState('campaignHolder', () => randomUUID())

/** The running campaigns of a kind, the oldest first. */
export async function listRunning(payload: BasePayload, kind: CampaignKindName) {
  const table = campaignsOf(payload)
  return await listWhere(payload, and(eq(table.kind, kind), eq(table.state, 'running')))
}

/** Campaigns that do not go on, of which some mails have not left yet. */
export async function listSettling(payload: BasePayload) {
  const table = campaignsOf(payload)
  const isOver = inArray(table.state, ['paused', 'halted', 'stopped'])
  return await listWhere(payload, and(isOver, gt(table.open, 0)))
}

/** Leases a campaign to this process; undefined if another process has it, or if it is not running. */
export async function leaseCampaign(
  payload: BasePayload,
  { id, now, holder = self }: { id: number; now: Date; holder?: string },
): Promise<Campaign | undefined> {
  const table = campaignsOf(payload)
  const isFree = or(
    isNull(table.leaseUntil),
    lte(table.leaseUntil, now.toISOString()),
    eq(table.holder, holder),
  )
  const [row] = await connectionTo(payload)
    .update(table)
    .set({ holder, leaseUntil: new Date(now.getTime() + leaseMs).toISOString() })
    .where(and(eq(table.id, id), eq(table.state, 'running'), isFree))
    .returning()
  return row && Campaign.parse(row)
}

/** The progress of a campaign, counted from its mails in the outbox. */
export interface Tally {
  sent: number
  open: number
  failed: number
  dropped: number
  unheard: number
  errors: number
}

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
    // Of what is under way or has ended well, one attempt is none that failed; nor is one that nobody heard of.
    const hasGood = status === 'sending' || status === 'sent' || status === 'dropped'
    tally.errors += Number(attempts) - Number(unheard) - (hasGood ? Number(total) : 0)
    if (status === 'sent' || status === 'failed' || status === 'dropped')
      tally[status] += Number(total)
    else tally.open += Number(total)
  }
  return tally
}

/** Ends the lease and stores the counts, and the new state if there is one; false if it was not running any more. */
export async function releaseCampaign(
  payload: BasePayload,
  { id, tally, state, now }: { id: number; tally: Tally; state?: CampaignState; now: Date },
): Promise<boolean> {
  const table = campaignsOf(payload)
  const isOver = state === 'done'
  const released = await connectionTo(payload)
    .update(table)
    .set({
      ...tally,
      leaseUntil: null,
      ...(state ? { state } : {}),
      // A finished campaign stores nothing about a member.
      ...(isOver ? { endedAt: now.toISOString(), lastMemberId: null } : {}),
    })
    // Staff may have paused or stopped it meanwhile.
    .where(and(eq(table.id, id), ...(state ? [eq(table.state, 'running')] : [])))
    .returning({ id: table.id })
  return released.length > 0
}

/** Moves the cursor to a member, or past the last; false if the campaign is not running, or leased to another process by now. */
export async function moveCursor(
  payload: BasePayload,
  { campaign, to, queued, now, holder = self }: CursorMove,
): Promise<boolean> {
  const table = campaignsOf(payload)
  const { id, lastMemberId } = campaign
  const isWhereItWas =
    lastMemberId === null ? isNull(table.lastMemberId) : eq(table.lastMemberId, lastMemberId)
  const moved = await connectionTo(payload)
    .update(table)
    .set(
      to === undefined
        ? { allQueuedAt: now.toISOString() }
        : { lastMemberId: to, queued: sql`${table.queued} + ${queued}` },
    )
    .where(
      and(eq(table.id, id), eq(table.state, 'running'), eq(table.holder, holder), isWhereItWas),
    )
    .returning({ id: table.id })
  return moved.length > 0
}

interface CursorMove {
  campaign: Campaign
  /** Undefined: there are no more members. */
  to: string | undefined
  queued: number
  now: Date
  holder?: string
}

/** Changes the state if it is one of some; false if it is not. */
export async function changeState(
  payload: BasePayload,
  { id, from, to, more = {} }: StateChange,
): Promise<boolean> {
  const table = campaignsOf(payload)
  const changed = await connectionTo(payload)
    .update(table)
    .set({ state: to, ...more })
    .where(and(eq(table.id, id), inArray(table.state, [...from])))
    .returning({ id: table.id })
  return changed.length > 0
}

interface StateChange {
  id: number
  from: readonly CampaignState[]
  to: CampaignState
  more?: Record<string, unknown>
}
