import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import type { FieldPath } from '@washhouse/contract/wire/field-path'
import { invalidQuery } from '@washhouse/contract/wire/errors'
import { maxItemsLimit, type ItemsQuery } from '@washhouse/contract/wire/items-query'
import { maxId } from '@washhouse/contract/wire/parameters'
import { and, asc, count, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { toCondition } from '../../../core/records/filter-sql.ts'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { containsText } from '../../../platform/database/text-match.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'
import type { BoardReader } from './post-rows.ts'
import { readReplyRow, replyOf, selectReplies } from './reply-rows.ts'
import { isSeenPost, isSeenReply, standsBelow } from './seen-replies.ts'

type Asked = Pick<ItemsQuery, 'limit' | 'offset' | 'sort' | 'filter' | 'search'>

/**
 * Replies to any posts, listed like other `/items`: by id, or in a requested order. Contains exactly those that
 * `/items/feedback_webboard/{id}` returns to the same reader.
 */
export async function listReplies(
  payload: BasePayload,
  reader: BoardReader,
  query: Asked,
): Promise<BoardReply[]> {
  const { limit, offset } = query
  if (limit === 0) return []
  const order = orderOf(payload, query)
  const wanted = connectionTo(payload)
    .select({ id: repliesOf(payload).id })
    .from(repliesOf(payload))
    .where(conditionOf(payload, reader, query))
    .orderBy(...order)
    .limit(limit === -1 ? maxItemsLimit : limit)
    .offset(offset)
  // Reads full rows only for this page.
  const page = selectReplies(payload, inArray(repliesOf(payload).id, wanted)).orderBy(...order)
  const rows = await runQuery(payload, page)
  const names = await readNameRules(payload)
  return rows.map((row) => replyOf(readReplyRow(row), reader.id, names))
}

/** Number of replies visible to the reader, or matching a query. */
export async function countReplies(
  payload: BasePayload,
  reader: BoardReader,
  query: Pick<Asked, 'filter' | 'search'> = { filter: null, search: null },
): Promise<number> {
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(repliesOf(payload))
    .where(conditionOf(payload, reader, query))
  return Number(row?.total ?? 0)
}

function conditionOf(
  payload: BasePayload,
  { id }: BoardReader,
  { filter, search }: Pick<Asked, 'filter' | 'search'>,
): SQL | undefined {
  return and(
    isSeenReply(payload, id),
    exists(standsBelow(payload, isSeenPost(payload, id))),
    filter ? toCondition(filter, ({ path }, test) => reach(payload, path, test)) : undefined,
    search === null ? undefined : searchCondition(payload, search),
  )
}

/** A condition on a reply, or on its post. */
function reach(payload: BasePayload, path: FieldPath, test: (field: SQL) => SQL): SQL {
  const { through, field, keys } = path
  const [relation, ...further] = through
  if (!relation) return test(fieldOf(replyFields(payload), field.name, keys))
  if (further.length > 0) throw unsupported('filter', keys)
  return exists(standsBelow(payload, test(fieldOf(postFields(payload), field.name, keys))))
}

const neverEmpty = ['id', 'createdAt']

type Fields = Partial<Record<string, SQL>>

/** The row of a withdrawn reply contains nothing secret, except that it was edited. */
function replyFields(payload: BasePayload): Fields {
  const { post, place, state, editedAt, ...replies } = repliesOf(payload)
  return {
    id: sql`${replies.id}`,
    post: wholeNumber(post),
    position: sql`${place}`,
    detail: sql`${replies.detail}`,
    status: statusOf(state),
    createdAt: sql`${replies.createdAt}`,
    updatedAt: sql`${replies.updatedAt}`,
    isEdited: sql`(${editedAt} is not null and ${state} <> 'withdrawn')`,
  }
}

function postFields(payload: BasePayload): Fields {
  const { state, pinnedAt, editedAt, ...posts } = postsOf(payload)
  return {
    id: sql`${posts.id}`,
    title: sql`${posts.title}`,
    detail: sql`${posts.detail}`,
    replies: sql`${posts.replies}`,
    status: statusOf(state),
    createdAt: sql`${posts.createdAt}`,
    updatedAt: sql`${posts.updatedAt}`,
    lastActivityAt: sql`${posts.lastActivityAt}`,
    isPinned: sql`(${pinnedAt} is not null)`,
    solvedBy: sql`${posts.solvedBy}`,
    isLocked: sql`${posts.isLocked}`,
    isEdited: sql`(${editedAt} is not null)`,
  }
}

function statusOf(state: unknown): SQL {
  return sql`case when ${state} in ('published', 'withdrawn') then 'published' else 'draft' end`
}

function fieldOf(fields: Fields, name: string, keys: readonly string[], use = 'filter'): SQL {
  const field = fields[name]
  if (!field) throw unsupported(use, keys)
  return field
}

function unsupported(use: string, keys: readonly string[]) {
  return invalidQuery(`"${use}" by "${keys.join('.')}" is not supported`)
}

/** The text contains it, or a number equals it. */
function searchCondition(payload: BasePayload, search: string): SQL | undefined {
  const { id, post, place, detail } = repliesOf(payload)
  const number = Number(search)
  const isId = Number.isInteger(number) && Math.abs(number) <= maxId
  return or(
    containsText(sql`${detail}`, search),
    ...(isId ? [id, post, place].map((column) => eq(column, number)) : []),
  )
}

function orderOf(payload: BasePayload, { sort }: Pick<Asked, 'sort'>): SQL[] {
  const { id } = repliesOf(payload)
  const fields = replyFields(payload)
  const orders = sort.map(({ path, isDescending }) => {
    const field = fieldOf(fields, path.field.name, path.keys, 'sort')
    // No index serves an order with explicit null placement.
    if (neverEmpty.includes(path.field.name))
      return isDescending ? sql`${field} desc` : sql`${field} asc`
    return isDescending ? sql`${field} desc nulls last` : sql`${field} asc nulls first`
  })
  return [...orders, asc(id)]
}
