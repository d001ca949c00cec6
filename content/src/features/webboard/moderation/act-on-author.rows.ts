import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { memberAdministrationOf } from '../../../core/accounts/member-administration.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { reasonLabels } from './case.labels.ts'
import type { Decision } from './decision.ts'
import { type BoardDeciding, requireAuthor } from './target.rows.ts'

const dayMs = 24 * 60 * 60_000
/** End of a permanent limit. */
export const forGood = '9999-12-31T00:00:00.000Z'

/** Limits the author; returns until when. */
export async function limitAuthor({ payload, decision, target }: BoardDeciding): Promise<string> {
  const { days = null, reason = 'other' } = decision
  const limitedUntil = days === null ? forGood : new Date(Date.now() + days * dayMs).toISOString()
  await setLimit(payload, requireAuthor(target), { limitedUntil, limitReason: reason })
  return limitedUntil
}

/** Suspends the account and mails the reason; an account that is suspended already gets no email. */
export async function suspendAuthor({ payload, decision, by, target }: BoardDeciding) {
  const { th, en } = reasonLabels[decision.reason ?? 'other']
  const options = { by, reason: `${th} (${en})` }
  await memberAdministrationOf(payload).suspend(payload, requireAuthor(target), options)
}

/** Ends a limit or a suspension of the appellant. */
export async function liftLimit({ payload, by, target }: BoardDeciding): Promise<void> {
  const memberId = requireAuthor(target)
  await memberAdministrationOf(payload).lift(payload, memberId, { by })
  if (await isLimited(payload, memberId))
    await setLimit(payload, memberId, { limitedUntil: null, limitReason: null })
}

/** Whether a decision about an author changes anything. */
export async function fitsAuthor(
  payload: BasePayload,
  memberId: string,
  { act }: Decision,
): Promise<boolean> {
  if (act === 'limit') return true
  const suspended = await isSuspended(payload, memberId)
  return act === 'suspend' ? !suspended : suspended || (await isLimited(payload, memberId))
}

export async function isSuspended(payload: BasePayload, memberId: string): Promise<boolean> {
  const { id, status } = writersOf(payload)
  const found = await connectionTo(payload)
    .select({ id })
    .from(writersOf(payload))
    .where(and(eq(id, memberId), eq(status, 'suspended')))
  return found.length > 0
}

async function isLimited(payload: BasePayload, memberId: string): Promise<boolean> {
  const { limitedUntil, ...authors } = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ limitedUntil })
    .from(authorsOf(payload))
    .where(eq(authors.memberId, memberId))
  const until = column.nullableMoment.parse(row?.limitedUntil ?? null)
  return until !== null && Date.parse(until) > Date.now()
}

interface Limit {
  /** ISO 8601; null: may write. */
  limitedUntil: string | null
  limitReason: string | null
}

async function setLimit(payload: BasePayload, memberId: string, limit: Limit): Promise<void> {
  const authors = authorsOf(payload)
  const now = new Date().toISOString()
  const set = { ...limit, hasAppealed: false, updatedAt: now }
  await connectionTo(payload)
    .insert(authors)
    .values({ memberId, ...set, createdAt: now })
    .onConflictDoUpdate({ target: authors.memberId, set })
}
