import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { column } from '../../platform/database/stored-value.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { caseKindsOf, StoredCase } from './case-kind.ts'

export const casesOf = (payload: BasePayload) => collectionTable(payload, 'cases')
export const stepsOf = (payload: BasePayload) => collectionTable(payload, 'case-steps')

interface NewCase {
  kind: string
  /** Null: the code of this kind of case looks up the subject by the case id. */
  subject: string | null
  cause?: string
  /** Default: the kind's `dueMs`. */
  dueAt?: Date
}

/** Opens a case, or returns the id of the open one of this kind about the same subject. */
export async function openCase(
  payload: BasePayload,
  { kind, subject, cause, dueAt }: NewCase,
): Promise<number> {
  const cases = casesOf(payload)
  const connection = connectionTo(payload)
  const openKey = `${kind}:${subject ?? randomUUID()}`
  const now = new Date()
  const due = dueAt ?? new Date(now.getTime() + (caseKindsOf(payload)[kind]?.dueMs ?? 0))
  const row = {
    kind,
    state: 'open',
    subject,
    cause: cause ?? null,
    dueAt: due.toISOString(),
    openKey,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  await connection.insert(cases).values(row).onConflictDoNothing()
  const found = await connection
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.openKey, openKey))
  return column.number.parse(found[0]?.id)
}

/**
 * The id of the case about a record; null if there is none. A record has at most one case of a kind, whose state follows the
 * record's.
 */
export async function findCaseAbout(
  payload: BasePayload,
  { kind, subject }: { kind: string; subject: string },
): Promise<number | null> {
  const cases = casesOf(payload)
  const isIt = and(eq(cases.kind, kind), eq(cases.subject, subject))
  const [row] = await connectionTo(payload).select({ id: cases.id }).from(cases).where(isIt)
  return row ? column.number.parse(row.id) : null
}

export async function findCase(
  payload: BasePayload,
  caseId: number,
): Promise<StoredCase | undefined> {
  const [row] = await selectCases(payload).where(eq(casesOf(payload).id, caseId))
  return row && StoredCase.parse(row)
}

interface OpenCases {
  kinds: readonly string[]
  assignee?: number | undefined
}

/** A page of open cases, earliest due first. Pages count from 1. */
export async function listOpen(
  payload: BasePayload,
  open: OpenCases,
  { page, limit }: { page: number; limit: number },
): Promise<StoredCase[]> {
  const { dueAt, ...cases } = casesOf(payload)
  const rows = await selectCases(payload)
    .where(isOpen(payload, open))
    .orderBy(asc(dueAt), asc(cases.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map((row) => StoredCase.parse(row))
}

/** The numbers of open and late cases, in total and by kind. */
export async function countOpen(payload: BasePayload, which: OpenCases) {
  const { kind, dueAt } = casesOf(payload)
  const isLate = lt(dueAt, new Date().toISOString())
  const rows = await connectionTo(payload)
    .select({ kind, open: count(), late: sql<number>`sum(case when ${isLate} then 1 else 0 end)` })
    .from(casesOf(payload))
    .where(isOpen(payload, which))
    .groupBy(kind)
  const counts = rows.map((row) => ({ open: Number(row.open), late: Number(row.late) }))
  const sum = (name: 'open' | 'late') => counts.reduce((total, row) => total + row[name], 0)
  const byKind = new Map(rows.map((row, at) => [row.kind, counts[at]]))
  return { open: sum('open'), late: sum('late'), byKind }
}

function isOpen(payload: BasePayload, { kinds, assignee }: OpenCases) {
  const { state, kind, ...cases } = casesOf(payload)
  const isOwn = assignee === undefined ? undefined : eq(cases.assignee, assignee)
  return and(eq(state, 'open'), inArray(kind, [...kinds]), isOwn)
}

function selectCases(payload: BasePayload) {
  const { id: caseId, kind, state, subject, cause, dueAt, createdAt, ...cases } = casesOf(payload)
  const { assignee, by, decision, version } = cases
  const header = { id: caseId, kind, state, subject, cause, dueAt, createdAt }
  return connectionTo(payload)
    .select({ ...header, assignee, by, decision, version })
    .from(casesOf(payload))
}

interface Change {
  state?: StoredCase['state']
  decision?: string | null
  by?: number | null
  decidedAt?: string | null
  openKey?: string | null
  dueAt?: string
}

/** Values that reopen a case: open, without a decision. */
export const reopened = { state: 'open', decision: null, by: null, decidedAt: null } as const

/** Changes cases, increases their versions, and returns the ids of those that matched. */
export async function changeCases(
  payload: BasePayload,
  which: SQL | undefined,
  change: Change,
): Promise<number[]> {
  const cases = casesOf(payload)
  const changed = await connectionTo(payload)
    .update(cases)
    .set({ ...change, version: sql`${cases.version} + 1`, updatedAt: new Date().toISOString() })
    .where(which)
    .returning({ id: cases.id })
  return changed.map((row) => column.number.parse(row.id))
}

/**
 * Sets the assignee (if there is a case) and adds a step. The version stays, so a decision that a colleague is making is
 * still accepted.
 */
export async function assignCase(
  payload: BasePayload,
  { caseId, kind, subject }: Pick<NewStep, 'caseId' | 'kind' | 'subject'>,
  { assignee, by }: { assignee: number | null; by: number | null },
): Promise<void> {
  const cases = casesOf(payload)
  if (caseId !== null)
    await connectionTo(payload).update(cases).set({ assignee }).where(eq(cases.id, caseId))
  const reason = assignee === null ? null : String(assignee)
  await addStep(payload, { kind, caseId, subject, act: 'assigned', reason, by })
}

/** Closes open and pending cases. `by` null: not by staff. */
export async function closeCases(
  payload: BasePayload,
  which: SQL | undefined,
  { decision, by }: { decision: string; by: number | null },
): Promise<number[]> {
  const isLeft = inArray(casesOf(payload).state, ['open', 'pending'])
  const decidedAt = new Date().toISOString()
  const closed = { state: 'closed', openKey: null, decision, by, decidedAt } as const
  return await changeCases(payload, and(which, isLeft), closed)
}

interface SetCase extends NewCase {
  subject: string
  isOpen: boolean
  decision: string
  /** Null: not by staff. */
  by: number | null
}

/**
 * Opens, reopens or closes the case about a record, in the transaction that changes the record's state. Returns its id; null
 * if there is none and none is needed.
 */
export async function setCase(
  payload: BasePayload,
  { isOpen, decision, by, ...about }: SetCase,
): Promise<number | null> {
  const cases = casesOf(payload)
  const isIt = and(eq(cases.kind, about.kind), eq(cases.subject, about.subject))
  if (!isOpen) {
    await closeCases(payload, isIt, { decision, by })
    return await findCaseAbout(payload, about)
  }
  const openKey = `${about.kind}:${about.subject}`
  const due = about.dueAt && { dueAt: about.dueAt.toISOString() }
  const [known] = await changeCases(payload, isIt, { ...reopened, openKey, ...due })
  return known ?? (await openCase(payload, about))
}

interface NewStep {
  kind: string
  /** Null: an act without a case. */
  caseId: number | null
  subject?: string | null
  act: string
  reason?: string | null | undefined
  by: number | null
}

/** Adds a step. Call it in the transaction of the act. */
export async function addStep(payload: BasePayload, step: NewStep): Promise<void> {
  const now = new Date().toISOString()
  const nothing = { subject: null, reason: null }
  await connectionTo(payload)
    .insert(stepsOf(payload))
    .values({ ...nothing, ...step, createdAt: now, updatedAt: now })
}

/** The steps of a case, or of all cases about a subject, oldest first. */
export async function listSteps(
  payload: BasePayload,
  about: { caseId: number } | { subject: string },
) {
  const steps = stepsOf(payload)
  const rows = await connectionTo(payload)
    .select({ act: steps.act, reason: steps.reason, by: steps.by, at: steps.createdAt })
    .from(steps)
    .where('caseId' in about ? eq(steps.caseId, about.caseId) : eq(steps.subject, about.subject))
    .orderBy(asc(steps.id))
  return rows.map((row) => Step.parse(row))
}

const Step = z.object({
  act: z.string(),
  reason: column.text,
  by: column.nullableNumber,
  at: column.moment,
})
