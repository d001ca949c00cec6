import { setImmediate } from 'node:timers/promises'
import {
  and,
  asc,
  between,
  count,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  lte,
  or,
  type SQL,
} from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf, type Table } from '../../../ground/database/tables.ts'
import type { ConcernedQuery } from './concerned-query.ts'

const person = ['id', 'firstName', 'lastName', 'email', 'language', 'createdAt'] as const
const membersOf = (payload: BasePayload) => tableOf(payload, 'members', [...person, 'tel'])
const leadsOf = (payload: BasePayload) =>
  tableOf(payload, 'leads', [...person, 'phone', 'member', 'photo', 'kind'])

const pageSize = 500

const Row = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
})
/** Who is concerned, and how he is reached: a member, or who wrote to us. */
export type Concerned = z.infer<typeof Row>

export async function countConcerned(payload: BasePayload, query: ConcernedQuery): Promise<number> {
  const { table, which } = sourceOf(payload, query)
  const [row] = await connectionTo(payload).select({ total: count() }).from(table).where(which)
  return Number(row?.total ?? 0)
}

/** All of them, page after page, by their ids: whoever comes or goes meanwhile moves nobody else. */
export async function* listConcerned(
  payload: BasePayload,
  query: ConcernedQuery,
): AsyncGenerator<Concerned[]> {
  const { table, phone, which } = sourceOf(payload, query)
  const { id, firstName, lastName, email, language } = table
  for (let last = ''; ; ) {
    const rows = await connectionTo(payload)
      .select({ id, firstName, lastName, email, phone, language })
      .from(table)
      .where(and(which, gt(id, last)))
      .orderBy(asc(id))
      .limit(pageSize)
    const page = rows.map((row) => Row.parse(row))
    yield page
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? ''
    // SQLite answers within the same turn: without this nobody else would get one.
    await setImmediate()
  }
}

function sourceOf(payload: BasePayload, { who, from, to }: ConcernedQuery) {
  const span = [from.toISOString(), to.toISOString()] as const
  if (who === 'leads') {
    const table = leadsOf(payload)
    return { table, phone: table.phone, which: between(table.createdAt, ...span) }
  }
  const table = membersOf(payload)
  const conditions: Record<typeof who, () => SQL | undefined> = {
    members: () => undefined,
    'signed-in': () => wasSignedIn(payload, ...span),
    files: () => hasFiles(payload),
  }
  return { table, phone: table.tel, which: conditions[who]() }
}

/** A session of his was begun before the end of the span and last used after its beginning; ended ones are not kept for long. */
function wasSignedIn(payload: BasePayload, from: string, to: string): SQL {
  const sessions = tableOf(payload, 'member_sessions', ['memberId', 'createdAt', 'lastUsedAt'])
  const isHis = eq(sessions.memberId, membersOf(payload).id)
  return existing(
    payload,
    sessions,
    and(isHis, lte(sessions.createdAt, to), gte(sessions.lastUsedAt, from)),
  )
}

function hasFiles(payload: BasePayload): SQL | undefined {
  const { id } = membersOf(payload)
  const own = tableOf(payload, 'member_pictures', ['member'])
  const board = tableOf(payload, 'board_pictures', ['memberId'])
  const leads = leadsOf(payload)
  return or(
    existing(payload, own, eq(own.member, id)),
    existing(payload, board, eq(board.memberId, id)),
    existing(payload, leads, and(eq(leads.member, id), isNotNull(leads.photo))),
  )
}

function existing<Columns extends string>(
  payload: BasePayload,
  table: Table<Columns>,
  which: SQL | undefined,
): SQL {
  return exists(connectionTo(payload).select().from(table).where(which))
}
