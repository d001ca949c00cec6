import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { outboxOf } from '../../../engines/mail/outbox.rows.ts'
import { processState } from '../../../ground/database/process-state.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'
import { type RunState, runStates } from './run.fields.ts'

const runColumns = [
  'id',
  'state',
  'startedAt',
  'endedAt',
  'queued',
  'sent',
  'open',
  'failed',
  'dropped',
  'unheard',
  'errors',
  'errorsForgiven',
  'lastMemberId',
  'allQueuedAt',
  'holder',
  'leaseUntil',
] as const

/** The tables of what goes to many members. */
export type RunTable = 'digest_issues' | 'mail_bundles' | 'policy_changes'

export const runsIn = (payload: BasePayload, table: RunTable) => tableOf(payload, table, runColumns)

/** What its mails bear in the outbox. */
export const runName = (table: RunTable, id: number) => `${table}:${id}`

/** The id of a run of a table by what a mail bears; undefined for one of another. */
export function runIdIn(table: RunTable, name: string | null): number | undefined {
  const [of, id] = (name ?? '').split(':')
  return of === table && id !== undefined ? Number(id) : undefined
}

/** The state of a run; undefined for one that there is not. */
export async function readState(
  payload: BasePayload,
  table: RunTable,
  id: number,
): Promise<RunState | undefined> {
  const runs = runsIn(payload, table)
  const [row] = await connectionTo(payload)
    .select({ state: runs.state })
    .from(runs)
    .where(eq(runs.id, id))
  return row && StoredState.parse(row.state)
}

const StoredState = z.enum(runStates)
const total = z.coerce.number()
export const StoredRun = z.object({
  id: total,
  state: StoredState,
  sent: total,
  open: total,
  failed: total,
  dropped: total,
  /** How many may have got it twice: who sent it to them died before he heard that it was taken. */
  unheard: total,
})
/** How far a run has come, as it was last noted. */
export type StoredRun = z.infer<typeof StoredRun>

export async function readRun(
  payload: BasePayload,
  table: RunTable,
  id: number,
): Promise<StoredRun | undefined> {
  const runs = runsIn(payload, table)
  const { state, sent, open, failed, dropped, unheard } = runs
  const [row] = await connectionTo(payload)
    .select({ id: runs.id, state, sent, open, failed, dropped, unheard })
    .from(runs)
    .where(eq(runs.id, id))
  return row && StoredRun.parse(row)
}

const moment = z.coerce.date()
const HeldRun = z.object({
  id: z.coerce.number(),
  lastMemberId: z.string().nullable(),
  errorsForgiven: z.coerce.number(),
  allQueuedAt: moment.nullable(),
})
/** A run that this process looks after for now. */
export type HeldRun = z.infer<typeof HeldRun>

// Longer than a batch can take.
const leaseMs = 60_000
/** Who this process is among those that may look after a run. */
const self = processState('mailRunHolder', () => randomUUID())

/** The runs that are on their way, the oldest first. */
export async function listRunning(payload: BasePayload, table: RunTable): Promise<number[]> {
  const runs = runsIn(payload, table)
  const rows = await connectionTo(payload)
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.state, 'running'))
    .orderBy(asc(runs.id))
  return rows.map(({ id }) => Number(id))
}

/** The runs that go on no more, of which some mails have not left yet. */
export async function listSettling(payload: BasePayload, table: RunTable): Promise<number[]> {
  const runs = runsIn(payload, table)
  const rows = await connectionTo(payload)
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.state, ['paused', 'halted', 'stopped']), gt(runs.open, 0)))
  return rows.map(({ id }) => Number(id))
}

/** Takes a run into this process for a while; undefined where another one has it, or it is not to go on. */
export async function holdRun(
  payload: BasePayload,
  table: RunTable,
  { id, now, holder = self }: { id: number; now: Date; holder?: string },
): Promise<HeldRun | undefined> {
  const runs = runsIn(payload, table)
  const isFree = or(
    isNull(runs.leaseUntil),
    lte(runs.leaseUntil, now.toISOString()),
    eq(runs.holder, holder),
  )
  const [row] = await connectionTo(payload)
    .update(runs)
    .set({ holder, leaseUntil: new Date(now.getTime() + leaseMs).toISOString() })
    .where(and(eq(runs.id, id), eq(runs.state, 'running'), isFree))
    .returning({
      id: runs.id,
      lastMemberId: runs.lastMemberId,
      errorsForgiven: runs.errorsForgiven,
      allQueuedAt: runs.allQueuedAt,
    })
  return row && HeldRun.parse(row)
}

/** How far a run has come, as its mails in the outbox tell. */
export interface Tally {
  sent: number
  open: number
  failed: number
  dropped: number
  unheard: number
  errors: number
}

export async function tallyRun(payload: BasePayload, name: string): Promise<Tally> {
  const box = outboxOf(payload)
  const rows = await connectionTo(payload)
    .select({
      status: box.status,
      total: count(),
      attempts: sql<number>`sum(${box.attempts})`,
      unheard: sql<number>`sum(${box.unheard})`,
    })
    .from(box)
    .where(eq(box.run, name))
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

/** Lets a run go, and notes how far it has come; from which state to which, if to another. */
export async function leaveRun(
  payload: BasePayload,
  table: RunTable,
  { id, tally, state, now }: { id: number; tally: Tally; state?: RunState; now: Date },
): Promise<boolean> {
  const runs = runsIn(payload, table)
  const isOver = state === 'done'
  const left = await connectionTo(payload)
    .update(runs)
    .set({
      ...tally,
      leaseUntil: null,
      ...(state ? { state } : {}),
      // Nothing of a member stays with what is over.
      ...(isOver ? { endedAt: now.toISOString(), lastMemberId: null } : {}),
    })
    // Whoever has paused or stopped it meanwhile has done so.
    .where(and(eq(runs.id, id), ...(state ? [eq(runs.state, 'running')] : [])))
    .returning({ id: runs.id })
  return left.length > 0
}

/** Moves on what is held to a member, or past the last; false where it is not to go on, or is another's by now. */
export async function moveOn(
  payload: BasePayload,
  table: RunTable,
  { run, to, queued, now, holder = self }: MovedRun,
): Promise<boolean> {
  const runs = runsIn(payload, table)
  const { id, lastMemberId } = run
  const isWhereItWas =
    lastMemberId === null ? isNull(runs.lastMemberId) : eq(runs.lastMemberId, lastMemberId)
  const moved = await connectionTo(payload)
    .update(runs)
    .set(
      to === undefined
        ? { allQueuedAt: now.toISOString() }
        : { lastMemberId: to, queued: sql`${runs.queued} + ${queued}` },
    )
    .where(and(eq(runs.id, id), eq(runs.state, 'running'), eq(runs.holder, holder), isWhereItWas))
    .returning({ id: runs.id })
  return moved.length > 0
}

interface MovedRun {
  run: HeldRun
  /** Undefined: there are no more members. */
  to: string | undefined
  queued: number
  now: Date
  holder?: string
}

/** The last of so many members that come after one; undefined where none does. */
export async function lastOfNext(
  payload: BasePayload,
  after: string | null,
  most: number,
): Promise<string | undefined> {
  const members = mailedMembersOf(payload)
  const next = connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(after === null ? undefined : gt(members.id, after))
    .orderBy(asc(members.id))
    .limit(most)
    .as('next')
  const [row] = await connectionTo(payload)
    .select({ last: sql<string | null>`max(${next.id})` })
    .from(next)
  return row?.last ?? undefined
}

/** Members behind one and up to another whom a run is for. */
export async function findReaders(
  payload: BasePayload,
  { after, upTo, most, isFor }: { after: string | null; upTo: string; most: number; isFor: SQL },
): Promise<string[]> {
  const members = mailedMembersOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(and(after === null ? undefined : gt(members.id, after), lte(members.id, upTo), isFor))
    .orderBy(asc(members.id))
    .limit(most)
  return rows.map(({ id }) => String(id))
}

/** Puts a run that is in one of some states into another; false where it is in none of them. */
export async function changeState(
  payload: BasePayload,
  table: RunTable,
  { id, from, to, more = {} }: StateChange,
): Promise<boolean> {
  const runs = runsIn(payload, table)
  const changed = await connectionTo(payload)
    .update(runs)
    .set({ state: to, ...more })
    .where(and(eq(runs.id, id), inArray(runs.state, [...from])))
    .returning({ id: runs.id })
  return changed.length > 0
}

interface StateChange {
  id: number
  from: readonly RunState[]
  to: RunState
  more?: Record<string, unknown>
}
