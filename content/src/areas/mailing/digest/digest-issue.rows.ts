import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf, writeWhole } from '../../../ground/database/tables.ts'
import { StoredRun } from '../sending/run.rows.ts'
import { composeIssue, type Before } from './compose-issue.ts'
import { FrozenIssue, isEmpty, KnownRecords } from './frozen-issue.ts'

const columns = [
  'id',
  'day',
  'state',
  'introTh',
  'introEn',
  'dueAt',
  'provedAt',
  'startedAt',
  'endedAt',
  'sent',
  'open',
  'failed',
  'dropped',
  'unheard',
  'frozen',
  'known',
  'createdAt',
  'updatedAt',
] as const
const issuesOf = (payload: BasePayload) => tableOf(payload, 'digest_issues', columns)

/** Of issues that have not begun to leave. */
const openStates = ['planned', 'waiting'] as const

const moment = z.coerce.date()
const StoredIssue = StoredRun.extend({
  day: z.string(),
  introTh: z.string().nullable(),
  introEn: z.string().nullable(),
  dueAt: moment.nullable(),
  provedAt: moment.nullable(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
})
export type StoredIssue = z.infer<typeof StoredIssue>

/** Makes the issue of a day; there is one of each, and none while another has not left. */
export async function planIssue(
  payload: BasePayload,
  { day, dueAt }: { day: string; dueAt: Date },
): Promise<void> {
  const issues = issuesOf(payload)
  const open = await connectionTo(payload)
    .select({ id: issues.id })
    .from(issues)
    .where(inArray(issues.state, [...openStates]))
    .limit(1)
  if (open.length > 0) return
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(issues)
    .values({ day, dueAt: dueAt.toISOString(), state: 'planned', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

export async function findIssue(
  payload: BasePayload,
  id: number,
): Promise<StoredIssue | undefined> {
  const issues = issuesOf(payload)
  const [row] = await connectionTo(payload).select().from(issues).where(eq(issues.id, id))
  return row && StoredIssue.parse(row)
}

/** The issues that are to leave by now. */
export async function listDue(payload: BasePayload, now: Date): Promise<StoredIssue[]> {
  const issues = issuesOf(payload)
  const rows = await connectionTo(payload)
    .select()
    .from(issues)
    .where(and(eq(issues.state, 'planned'), lte(issues.dueAt, now.toISOString())))
    .orderBy(asc(issues.dueAt))
  return rows.map((row) => StoredIssue.parse(row))
}

/** Whether any issue has ever left: then somebody has seen what it looks like. */
export async function hasEverLeft(payload: BasePayload): Promise<boolean> {
  const issues = issuesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: issues.id })
    .from(issues)
    .where(and(isNotNull(issues.frozen), isNotNull(issues.startedAt)))
    .limit(1)
  return rows.length > 0
}

const Frozen = z.object({ frozen: FrozenIssue })

/** What an issue says that has begun to leave; undefined for any other. */
export async function readFrozen(
  payload: BasePayload,
  id: number,
): Promise<FrozenIssue | undefined> {
  const issues = issuesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ frozen: issues.frozen })
    .from(issues)
    .where(and(eq(issues.id, id), isNotNull(issues.frozen)))
  return row && Frozen.parse(row).frozen
}

/** What an issue would say if it left now. */
export async function composeOpen(
  payload: BasePayload,
  issue: StoredIssue,
  now: Date,
): Promise<FrozenIssue> {
  const before = await readBefore(payload)
  return (await composeIssue(payload, { intro: issue, before, now })).issue
}

/**
 * Has an issue begin to leave, with what it says from then on; one in which there is nothing new ends with this. Of several
 * that begin it at once one does; gives what it is then, undefined where another was quicker, or where it is to be proved and
 * its introduction was changed meanwhile.
 */
export async function beginIssue(
  payload: BasePayload,
  id: number,
  now: Date,
  { isToBeProved = false } = {},
): Promise<'running' | 'empty' | undefined> {
  return await writeWhole(payload, async () => {
    const issues = issuesOf(payload)
    const startedAt = now.toISOString()
    const isOpen = and(
      eq(issues.id, id),
      inArray(issues.state, [...openStates]),
      isToBeProved ? isNotNull(issues.provedAt) : undefined,
    )
    // First of all: whoever else begins it waits here, and finds it begun.
    const [row] = await connectionTo(payload)
      .update(issues)
      .set({ state: 'running', startedAt })
      .where(isOpen)
      .returning()
    if (!row) return undefined
    const intro = StoredIssue.parse(row)
    const { issue, known } = await composeIssue(payload, {
      intro,
      before: await readBefore(payload),
      now,
    })
    const state = isEmpty(issue) ? 'empty' : 'running'
    const ended = state === 'empty' ? { startedAt: null, endedAt: startedAt } : {}
    await connectionTo(payload)
      .update(issues)
      .set({ state, frozen: issue, known, ...ended })
      .where(eq(issues.id, id))
    return state
  })
}

/** Notes that editors have had a proof of an issue, unless its introduction was changed meanwhile. */
export async function noteProof(
  payload: BasePayload,
  { id, introTh, introEn }: StoredIssue,
  now: Date,
): Promise<void> {
  const issues = issuesOf(payload)
  const isOpen = and(eq(issues.id, id), inArray(issues.state, [...openStates]))
  const saysTheSame = and(
    eq(sql`coalesce(${issues.introTh}, '')`, introTh ?? ''),
    eq(sql`coalesce(${issues.introEn}, '')`, introEn ?? ''),
  )
  await connectionTo(payload)
    .update(issues)
    .set({ provedAt: now.toISOString() })
    .where(and(isOpen, saysTheSame))
}

const LastIssue = z.object({ known: KnownRecords, frozen: FrozenIssue })

/** What the newest issue left known. */
async function readBefore(payload: BasePayload): Promise<Before | null> {
  const issues = issuesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ known: issues.known, frozen: issues.frozen })
    .from(issues)
    .where(isNotNull(issues.frozen))
    .orderBy(desc(issues.id))
    .limit(1)
  if (!row) return null
  const { known, frozen } = LastIssue.parse(row)
  return { known, until: frozen.until }
}
