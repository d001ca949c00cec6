import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { connectionTo, type Table } from '../../../platform/database/tables.ts'
import { nameOfAuthor } from '../rules/author-name.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, postsOf, repliesOf, writersOf } from '../tables/board-tables.ts'

const Row = z.object({
  firstName: column.text,
  lastName: column.text,
  nickname: column.text,
  status: z.string().nullable(),
  since: column.moment,
  limitedUntil: column.nullableMoment,
  isBrand: column.flag.nullable(),
})

/** What staff see of an author: what he did on the board, and what was done about it. */
export interface AuthorRecord {
  memberId: string
  name: string | null
  /** ISO 8601. */
  since: string
  isSuspended: boolean
  /** Null: he may write. */
  limitedUntil: string | null
  isBrand: boolean
  posts: number
  replies: number
  /** Of both, those that staff removed. */
  removed: number
  /** Of his, those that members reported, decided or not. */
  reported: number
}

/** Undefined where he is no member any more. */
export async function readAuthorRecord(
  payload: BasePayload,
  memberId: string,
): Promise<AuthorRecord | undefined> {
  const { id, firstName, lastName, status, createdAt } = writersOf(payload)
  const { nickname, limitedUntil, isBrand, ...authors } = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ firstName, lastName, nickname, status, since: createdAt, limitedUntil, isBrand })
    .from(writersOf(payload))
    .leftJoin(authorsOf(payload), eq(authors.memberId, id))
    .where(eq(id, memberId))
  if (!row) return undefined
  const known = Row.parse(row)
  const isLimited = known.limitedUntil !== null && Date.parse(known.limitedUntil) > Date.now()
  const [posts, replies] = [postsOf(payload), repliesOf(payload)]
  const of = (table: Table<'memberId'>, more?: SQL) =>
    countOf(payload, table, and(eq(table.memberId, memberId), more))
  const isRemoved = (table: Table<'state'>) => eq(table.state, 'removed')
  return {
    memberId,
    name: nameOfAuthor(known, await readNameRules(payload)),
    since: known.since,
    isSuspended: known.status === 'suspended',
    limitedUntil: isLimited ? known.limitedUntil : null,
    isBrand: known.isBrand ?? false,
    posts: await of(posts, ne(posts.state, 'waiting')),
    replies: await of(replies, ne(replies.state, 'waiting')),
    removed: (await of(posts, isRemoved(posts))) + (await of(replies, isRemoved(replies))),
    reported:
      (await countCases(payload, 'post', memberId)) +
      (await countCases(payload, 'reply', memberId)),
  }
}

async function countOf(payload: BasePayload, table: Table<'memberId'>, which: SQL | undefined) {
  const [row] = await connectionTo(payload).select({ found: count() }).from(table).where(which)
  return Number(row?.found ?? 0)
}

/** Of what they wrote, how often somebody asked staff to look at it. */
async function countCases(payload: BasePayload, kind: 'post' | 'reply', memberId: string) {
  const cases = casesOf(payload)
  const table = kind === 'post' ? postsOf(payload) : repliesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ found: count() })
    .from(cases)
    .innerJoin(table, eq(cases.subject, sql`${`${kind}:`} || ${table.id}`))
    .where(and(eq(table.memberId, memberId), inArray(cases.kind, ['reported', 'take_down'])))
  return Number(row?.found ?? 0)
}
