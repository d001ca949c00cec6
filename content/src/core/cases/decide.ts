import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../platform/database/tables.ts'
import { label } from '../../platform/languages/labels.ts'
import { outboxOf, queueJobs } from '../mail/outbox.rows.ts'
import {
  type Delivered,
  dropped,
  type Job,
  type OutboxSource,
  sent,
} from '../mail/outbox-source.ts'
import { wakeOutbox } from '../mail/outbox-wake-up.ts'
import { undoMs } from './case-view.ts'
import {
  type CaseKind,
  caseKindsOf,
  RefusedDecision,
  type SentDecision,
  type StoredCase,
} from './case-kind.ts'
import { addStep, casesOf, changeCases, closeCases, findCase, reopened } from './cases.rows.ts'

export const caseSource: OutboxSource = {
  collection: 'cases',
  purposes: {
    decision: { label: label('ทำตามที่ตัดสิน', 'Carrying out a decision'), channel: 'case' },
  },
  // Queues no jobs: the outbox calls it at every run, which is when cases must be reopened whose decision was given up.
  queueNew: reopenGivenUp,
  deliver,
}

interface DecidedCase {
  /** The id, or a function that opens the case in the same transaction. */
  caseId: number | (() => Promise<number>)
  by: number
  decision: SentDecision
  /** The version the decision is based on; undefined: any. */
  version?: number | undefined
}

/**
 * Stores a decision, which is carried out ten seconds later. Of concurrent decisions, one succeeds.
 * @throws RefusedDecision
 */
export async function decide(
  payload: BasePayload,
  { caseId: given, by, decision, version }: DecidedCase,
): Promise<void> {
  const afterwards = await writeWhole(payload, async () => {
    const caseId = typeof given === 'number' ? given : await given()
    const { found, kind } = await lockCase(payload, caseId)
    const cases = casesOf(payload)
    const isSameVersion = version === undefined ? undefined : eq(cases.version, version)
    const isOpen = and(eq(cases.id, caseId), eq(cases.state, 'open'), isSameVersion)
    const decidedAt = new Date().toISOString()
    const pending = { state: 'pending', decision: decision.act, by, decidedAt } as const
    if ((await changeCases(payload, isOpen, pending)).length === 0)
      throw new RefusedDecision('decided')
    const { begun = {}, afterwards: then } =
      (await kind.begin?.({ payload, found, decision, by })) ?? {}
    const notBefore = new Date(Date.now() + undoMs)
    const content = { decision, begun, by }
    const job = { ...jobOf(caseId), part: String(found.version + 1), content, notBefore }
    await queueJobs(payload, caseSource, [job])
    const { act, reason } = decision
    await addStep(payload, { kind: found.kind, caseId, subject: found.subject, act, reason, by })
    return then
  })
  await afterwards?.()
  setTimeout(wakeOutbox, undoMs + 500).unref()
}

const jobOf = (caseId: number) => ({ subjectId: String(caseId), purpose: 'decision' })

/**
 * Reverts a decision that the same staff account has just made.
 * @throws RefusedDecision if it is too late, or if somebody else made the decision.
 */
export async function undoDecision(
  payload: BasePayload,
  { caseId, by }: { caseId: number; by: number },
): Promise<void> {
  const afterwards = await writeWhole(payload, async () => {
    const { found, kind } = await lockCase(payload, caseId)
    const cases = casesOf(payload)
    const isOwn = and(eq(cases.id, caseId), eq(cases.state, 'pending'), eq(cases.by, by))
    if ((await changeCases(payload, isOwn, reopened)).length === 0)
      throw new RefusedDecision('late')
    const box = outboxOf(payload)
    const isAbout = and(
      eq(box.subjectKind, caseSource.collection),
      eq(box.subjectId, String(caseId)),
    )
    const [row] = await connectionTo(payload)
      .delete(box)
      .where(and(isAbout, eq(box.status, 'waiting')))
      .returning({ id: box.id, content: box.content })
    // The job is already running.
    if (!row) throw new RefusedDecision('late')
    const { decision, begun } = Content.parse(row.content)
    const then = await kind.undo?.({ payload, found, decision, by, begun, key: String(row.id) })
    await addStep(payload, { kind: found.kind, caseId, subject: found.subject, act: 'undo', by })
    return then
  })
  await afterwards?.()
}

const Content = z.object({
  decision: z.looseObject({ act: z.string() }),
  begun: z.unknown(),
  by: z.number(),
})

async function lockCase(
  payload: BasePayload,
  caseId: number,
): Promise<{ found: StoredCase; kind: CaseKind }> {
  const seen = await findCase(payload, caseId)
  const kind = seen && caseKindsOf(payload)[seen.kind]
  if (!kind) throw new RefusedDecision('gone')
  await kind.lock?.(payload)
  // Reads again: another decision may have been stored while `lock` waited.
  const found = await findCase(payload, caseId)
  if (!found) throw new RefusedDecision('gone')
  return { found, kind }
}

/** Carries out a decision. If that is no longer possible because its subject changed, the case opens again. */
async function deliver(job: Job, { payload }: { payload: BasePayload }): Promise<Delivered> {
  const caseId = Number(job.subjectId)
  // Staff retried a job that had been given up. A job's content is deleted when it ends.
  const { data: noted } = Content.safeParse(job.content)
  if (!noted)
    return dropped(
      'ลองทำครบแล้ว เรื่องกลับไปรอตัดสิน (the decision was given up earlier, and the case was reopened)',
    )
  const begun = { ...noted, key: job.id }
  try {
    for (;;) {
      const carried = await writeWhole(payload, () => carryOut(payload, caseId, begun))
      if (!carried)
        return dropped(
          'เรื่องนี้ไม่ได้รอทำตามคำตัดสินนี้แล้ว (the case is no longer waiting for this decision)',
        )
      await carried.afterwards?.()
      if (carried.isDone) break
    }
  } catch (error) {
    if (!(error instanceof RefusedDecision)) throw error
    await giveUp(payload, caseId, begun, error)
    return dropped(error.message)
  }
  // Sends the emails of the decision.
  wakeOutbox()
  return sent
}

type Noted = z.infer<typeof Content> & { key: string }

async function carryOut(payload: BasePayload, caseId: number, noted: Noted) {
  const { found, kind } = await lockCase(payload, caseId)
  if (found.state !== 'pending' || !kind.carryOut) return undefined
  const carried = await kind.carryOut({ payload, found, ...noted })
  const ending = { decision: noted.decision.act, by: noted.by }
  if (carried.isDone) await closeCases(payload, eq(casesOf(payload).id, caseId), ending)
  return carried
}

async function giveUp(
  payload: BasePayload,
  caseId: number,
  noted: Noted,
  { why }: RefusedDecision,
) {
  const afterwards = await writeWhole(payload, async () => {
    const { found, kind } = await lockCase(payload, caseId)
    if (found.state !== 'pending') return undefined
    const then = await kind.undo?.({ payload, found, ...noted })
    await reopen(payload, eq(casesOf(payload).id, caseId), why)
    return then
  })
  await afterwards?.()
}

/**
 * Reopens pending cases whose job was given up or dropped. Does not call `undo`, so content that the decision hid stays
 * hidden.
 */
async function reopenGivenUp(payload: BasePayload): Promise<void> {
  const cases = casesOf(payload)
  const box = outboxOf(payload)
  const isItsJob = and(
    eq(box.subjectKind, caseSource.collection),
    eq(box.subjectId, sql`cast(${cases.id} as text)`),
    inArray(box.status, ['waiting', 'sending']),
  )
  const jobs = connectionTo(payload).select({ id: box.id }).from(box).where(isItsJob)
  const isGivenUp = and(eq(cases.state, 'pending'), notExists(jobs))
  const found = await connectionTo(payload).select({ id: cases.id }).from(cases).where(isGivenUp)
  if (found.length > 0) await writeWhole(payload, () => reopen(payload, isGivenUp, null))
}

async function reopen(payload: BasePayload, which: SQL | undefined, reason: string | null) {
  for (const caseId of await changeCases(payload, which, reopened)) {
    const { kind = '', subject = null } = (await findCase(payload, caseId)) ?? {}
    await addStep(payload, { kind, caseId, subject, act: 'refused', reason, by: null })
  }
}
