import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { memberCareOf } from '../../../core/accounts/member-care.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { reasonLabels } from './case.labels.ts'
import { writeLog } from './write-log.rows.ts'
import type { Deciding } from './deciding.ts'
import { RefusedDecision } from './decision.ts'
import type { UndoNotes } from './undo-notes.ts'
import { undoMs } from '../tables/undo-time.ts'

const dayMs = 24 * 60 * 60_000
/** A limit for good. */
export const forGood = '9999-12-31T00:00:00.000Z'

type Limit = Omit<NonNullable<UndoNotes['author']>, 'memberId' | 'isUntil'>

/** Keeps the author from writing; gives until when. */
export async function limitAuthor(deciding: Deciding): Promise<string> {
  const { decision, payload, undo } = deciding
  const memberId = requireAuthor(deciding)
  const { days = null, reason = 'other' } = decision
  const limitedUntil = days === null ? forGood : new Date(Date.now() + days * dayMs).toISOString()
  undo.author = { memberId, isUntil: limitedUntil, ...(await readLimit(payload, memberId)) }
  await setLimit(payload, memberId, { limitedUntil, limitReason: reason, hasAppealed: false })
  await logAuthor(deciding, memberId)
  return limitedUntil
}

/** Ends his access to his account at once; the mail leaves when nobody can take that back any more. */
export async function suspendAuthor(deciding: Deciding): Promise<void> {
  const { decision, payload, by, undo } = deciding
  const memberId = requireAuthor(deciding)
  const { th, en } = reasonLabels[decision.reason ?? 'other']
  const mailAfter = new Date(Date.now() + undoMs)
  const options = { by, reason: `${th} (${en})`, mailAfter }
  if (!(await memberCareOf(payload).suspend(payload, memberId, options)))
    throw new RefusedDecision('unfit')
  undo.account = { memberId, act: 'suspend', reason: null }
  await logAuthor(deciding, memberId)
}

/** Lets whoever asked write again, or sign in. */
export async function liftLimit(deciding: Deciding): Promise<void> {
  const { payload, by, undo } = deciding
  const memberId = requireAuthor(deciding)
  const before = await readLimit(payload, memberId)
  const isLimited = before.limitedUntil !== null && Date.parse(before.limitedUntil) > Date.now()
  const suspension = await findSuspension(payload, memberId)
  if (suspension) {
    await memberCareOf(payload).lift(payload, memberId, { by })
    undo.account = { memberId, act: 'lift', ...suspension }
  } else if (!isLimited) throw new RefusedDecision('unfit')
  if (isLimited) {
    undo.author = { memberId, isUntil: null, ...before }
    await setLimit(payload, memberId, { limitedUntil: null, limitReason: null, hasAppealed: false })
  }
  await logAuthor(deciding, memberId)
}

function requireAuthor({ target }: Deciding): string {
  if (target.memberId === null) throw new RefusedDecision('nobody')
  return target.memberId
}

async function logAuthor(deciding: Deciding, memberId: string): Promise<void> {
  const { payload, by, key, decision, target } = deciding
  const { act, reason = null, days = null } = decision
  const { caseId } = target
  await writeLog(payload, { act, reason, days, memberId, caseId, decision: key, by })
}

export async function findSuspension(payload: BasePayload, memberId: string) {
  const { id, status, suspendedReason } = writersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ reason: suspendedReason })
    .from(writersOf(payload))
    .where(and(eq(id, memberId), eq(status, 'suspended')))
  return row && { reason: column.text.parse(row.reason) }
}

export async function readLimit(payload: BasePayload, memberId: string): Promise<Limit> {
  const { limitedUntil, limitReason, hasAppealed, ...authors } = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ limitedUntil, limitReason, hasAppealed })
    .from(authorsOf(payload))
    .where(eq(authors.memberId, memberId))
  return {
    limitedUntil: column.nullableMoment.parse(row?.limitedUntil ?? null),
    limitReason: column.text.parse(row?.limitReason ?? null),
    hasAppealed: Boolean(row?.hasAppealed),
  }
}

export async function setLimit(
  payload: BasePayload,
  memberId: string,
  limit: Limit,
): Promise<void> {
  const authors = authorsOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(authors)
    .values({ memberId, ...limit, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: authors.memberId, set: { ...limit, updatedAt: now } })
}
