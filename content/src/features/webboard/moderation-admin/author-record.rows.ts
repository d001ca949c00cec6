import { and, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
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

/** An author's activity and the decisions about it, for staff. */
export interface AuthorRecord {
  memberId: string
  name: string | null
  /** ISO 8601. */
  since: string
  isSuspended: boolean
  /** Null: may write. */
  limitedUntil: string | null
  isBrand: boolean
  posts: number
  replies: number
  /** Posts and replies that staff removed. */
  removed: number
  /** Posts and replies that members reported, decided or not. */
  reported: number
}

/** Undefined for a former member. */
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
  const posts = await countWritten(payload, 'post', memberId)
  const replies = await countWritten(payload, 'reply', memberId)
  return {
    memberId,
    name: nameOfAuthor(known, await readNameRules(payload)),
    since: known.since,
    isSuspended: known.status === 'suspended',
    limitedUntil: isLimited ? known.limitedUntil : null,
    isBrand: known.isBrand ?? false,
    posts: posts.sent,
    replies: replies.sent,
    removed: posts.removed + replies.removed,
    reported: posts.reported + replies.reported,
  }
}

const Counts = z.object({ sent: column.number, removed: column.number, reported: column.number })

async function countWritten(payload: BasePayload, kind: 'post' | 'reply', memberId: string) {
  const cases = casesOf(payload)
  const { id, state, ...table } = kind === 'post' ? postsOf(payload) : repliesOf(payload)
  const isAbout = eq(cases.subject, sql`${`${kind}:`} || ${id}`)
  const asked = connectionTo(payload)
    .select({ id: cases.id })
    .from(cases)
    .where(and(isAbout, inArray(cases.kind, ['reported', 'take_down'])))
  const countIf = (which: SQL) => sql`coalesce(sum(case when ${which} then 1 else 0 end), 0)`
  const [row] = await connectionTo(payload)
    .select({
      sent: countIf(ne(state, 'waiting')),
      removed: countIf(eq(state, 'removed')),
      reported: countIf(exists(asked)),
    })
    .from(kind === 'post' ? postsOf(payload) : repliesOf(payload))
    .where(eq(table.memberId, memberId))
  return Counts.parse(row)
}
