import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, postsOf, repliesOf } from '../tables/board-tables.ts'
import { webboardEnv } from './rate-limits.env.ts'
import { findWait, waitUntil, type NewWriting } from '../board/rate-limits.ts'
import { refuseUntil } from '../board/refuse-writing.ts'

const dayMs = 24 * 60 * 60_000
const sameTextMs = 5 * 60_000
const editsADay = 30
/** More than any rate limit counts, and than anyone writes in five minutes. */
const mostRead = 60

interface Attempt {
  memberId: string
  writing: NewWriting
  detail: string
}

/**
 * Enforces an author's rate limits, and rejects a text repeated within five minutes. The author must be locked.
 * @throws REQUESTS_EXCEEDED with the time to wait.
 */
export async function enforceRateLimit(
  payload: BasePayload,
  { memberId, writing, detail }: Attempt,
): Promise<void> {
  if (!webboardEnv.obeysRateLimits) return
  const now = Date.now()
  const posts = await recentIn(payload, 'posts', { memberId, detail, now })
  const replies = await recentIn(payload, 'replies', { memberId, detail, now })
  const isKnown =
    (await hasOlder(payload, 'replies', memberId, now)) ||
    (await hasOlder(payload, 'posts', memberId, now))
  const recent = { posts: posts.map(({ at }) => at), replies, isKnown }
  const saidAt = [...posts, ...replies].filter(({ isSame }) => isSame).map(({ at }) => at)
  const wait =
    waitUntil('same_text', Math.max(...saidAt) + sameTextMs, now) ?? findWait(writing, recent, now)
  if (wait) throw refuseUntil(wait)
}

type Kind = 'posts' | 'replies'
const tables = { posts: postsOf, replies: repliesOf }

async function recentIn(
  payload: BasePayload,
  kind: Kind,
  { memberId, detail, now }: { memberId: string; detail: string; now: number },
) {
  const table = tables[kind](payload)
  const isSame = sql<number>`case when ${table.detail} = ${detail} then 1 else 0 end`
  const post = kind === 'replies' ? repliesOf(payload).post : table.id
  const rows = await connectionTo(payload)
    .select({ at: table.createdAt, post, isSame })
    .from(table)
    .where(and(eq(table.memberId, memberId), gt(table.createdAt, momentOf(now - dayMs))))
    .orderBy(desc(table.createdAt))
    .limit(mostRead)
  return rows.map((row) => ({
    at: Date.parse(column.moment.parse(row.at)),
    post: Number(row.post),
    isSame: Number(row.isSame) === 1,
  }))
}

async function hasOlder(payload: BasePayload, kind: Kind, memberId: string, now: number) {
  const table = tables[kind](payload)
  const found = await connectionTo(payload)
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.memberId, memberId), lte(table.createdAt, momentOf(now - dayMs))))
    .limit(1)
  return found.length > 0
}

const momentOf = (epochMs: number) => new Date(epochMs).toISOString()

/**
 * Counts an edit; an author has thirty a day.
 * @throws REQUESTS_EXCEEDED with the time to wait.
 */
export async function countEdit(payload: BasePayload, memberId: string): Promise<void> {
  const table = authorsOf(payload)
  const now = Date.now()
  const [row] = await connectionTo(payload)
    .select({ since: table.editsSince, edits: table.edits })
    .from(table)
    .where(eq(table.memberId, memberId))
  const since = Date.parse(column.nullableMoment.parse(row?.since ?? null) ?? momentOf(0))
  const isSameDay = since + dayMs > now
  const edits = isSameDay ? Number(row?.edits ?? 0) : 0
  const wait = edits < editsADay ? null : waitUntil('too_many', since + dayMs, now)
  if (wait) throw refuseUntil(wait)
  const counted = { edits: edits + 1, editsSince: momentOf(isSameDay ? since : now) }
  const moment = momentOf(now)
  await connectionTo(payload)
    .insert(table)
    .values({ memberId, ...counted, createdAt: moment, updatedAt: moment })
    .onConflictDoUpdate({ target: table.memberId, set: { ...counted, updatedAt: moment } })
}
