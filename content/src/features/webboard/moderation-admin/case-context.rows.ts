import { boardReasons } from '@washhouse/contract/webboard/board-moderation.contract'
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { nameOfAuthor } from '../rules/author-name.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, repliesOf, writersOf } from '../tables/board-tables.ts'
import { appealsOf, reportsOf, takeDownsOf } from '../tables/moderation-tables.ts'

const Reason = z.enum(boardReasons)
const reply = {
  id: z.coerce.number(),
  place: column.nullableNumber,
  detail: column.text,
  state: column.state,
  createdAt: column.moment,
}
const Named = z.object({
  nickname: column.text,
  firstName: column.text,
  lastName: column.text,
  isBrand: column.flag.nullable(),
})
const Neighbour = z.object({ ...reply, ...Named.shape })
const Report = z.object({ reason: Reason, note: column.text, at: column.moment, ...Named.shape })
const Appeal = z.object({ about: z.enum(['limit', 'suspension']), message: z.string() })
const TakeDown = z.object({
  id: z.coerce.number(),
  address: z.string(),
  reason: Reason,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  looksAutomatic: z.unknown().transform(Boolean),
})

/** A neighbouring text with its author. */
export interface Beside {
  id: number
  author: string | null
  detail: string | null
  isIt: boolean
}

const mostReports = 20
const mostTakeDowns = 50
/** Replies on each side. */
const mostInParallel = 3

/** By position, which has an index: a topic may have ten thousand replies. A waiting reply has none and comes last. */
export async function readAround(
  payload: BasePayload,
  post: number,
  replyId: number | null,
): Promise<Beside[]> {
  const { id, place } = repliesOf(payload)
  const read = (which: SQL, order: SQL) => readReplies(payload, post, which, order)
  const it = replyId === null ? [] : await read(eq(id, replyId), asc(id))
  const at = it[0]?.place ?? (replyId === null ? 0 : null)
  const before = at === 0 ? [] : await read(at === null ? gt(place, 0) : lt(place, at), desc(place))
  const behind = at === null ? [] : await read(gt(place, at), asc(place))
  const names = await readNameRules(payload)
  return [...before.toReversed(), ...it, ...behind].map((row) => ({
    id: row.id,
    author: nameOfAuthor(row, names),
    detail: row.state === 'published' || row.id === replyId ? row.detail : null,
    isIt: row.id === replyId,
  }))
}

function namesIn(payload: BasePayload) {
  const { firstName, lastName } = writersOf(payload)
  const { nickname, isBrand } = authorsOf(payload)
  return { firstName, lastName, nickname, isBrand }
}

async function readReplies(payload: BasePayload, post: number, which: SQL, order: SQL) {
  const replies = repliesOf(payload)
  const { id, place, detail, state, createdAt } = replies
  const [writers, authors] = [writersOf(payload), authorsOf(payload)]
  const rows = await connectionTo(payload)
    .select({ id, place, detail, state, createdAt, ...namesIn(payload) })
    .from(replies)
    .leftJoin(writers, eq(writers.id, replies.memberId))
    .leftJoin(authors, eq(authors.memberId, replies.memberId))
    .where(and(eq(replies.post, post), which))
    .orderBy(order)
    .limit(mostInParallel)
  return rows.map((row) => Neighbour.parse(row))
}

export async function readReports(payload: BasePayload, subject: string) {
  const { reason, note, createdAt, ...reports } = reportsOf(payload)
  const [writers, authors] = [writersOf(payload), authorsOf(payload)]
  const rows = await connectionTo(payload)
    .select({ reason, note, at: createdAt, ...namesIn(payload) })
    .from(reportsOf(payload))
    .leftJoin(writers, eq(writers.id, reports.memberId))
    .leftJoin(authors, eq(authors.memberId, reports.memberId))
    .where(eq(reports.subject, subject))
    .orderBy(desc(createdAt))
    .limit(mostReports)
  const names = await readNameRules(payload)
  return rows.map((row) => {
    const { reason: why, note: said, at, ...named } = Report.parse(row)
    return { reason: why, note: said, at, by: nameOfAuthor(named, names) }
  })
}

export async function readTakeDowns(payload: BasePayload, caseId: number) {
  const { address, reason, name, email, message, looksAutomatic, ...rest } = takeDownsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: rest.id, address, reason, name, email, message, looksAutomatic })
    .from(takeDownsOf(payload))
    .where(eq(rest.caseId, caseId))
    .orderBy(asc(rest.id))
    .limit(mostTakeDowns)
  return rows.map((row) => TakeDown.parse(row))
}

export async function readAppeal(payload: BasePayload, caseId: number) {
  const { about, message, ...rest } = appealsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ about, message })
    .from(appealsOf(payload))
    .where(eq(rest.caseId, caseId))
    .orderBy(desc(rest.id))
    .limit(1)
  return row ? Appeal.parse(row) : null
}
