import {
  boardPostWire,
  boardReplyWire,
  ownBoardAuthorWire,
} from '@washhouse/contract/webboard/webboard.wire'
import {
  webboardCalls,
  type BoardFilter,
  type BoardOrder,
  type BoardScope,
} from '@washhouse/contract/webboard/webboard.calls'
import type { Language } from '@washhouse/contract/language'
import type { BoardPost, BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { forbidden, invalidQuery, notFound } from '@washhouse/contract/wire/errors'
import type { Filter } from '@washhouse/contract/wire/filter'
import type { ItemsQuery } from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { BasePayload } from 'payload'
import { bindRead, memberRoute, type ContractRoute } from '../../core/calls/contract-route.ts'
import { memberOf, type Member } from '../../core/calls/member.ts'
import { globalRoute, itemsBody, queryOf } from '../../core/records/items-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { findOwnAuthor } from './board/own-author.rows.ts'
import { visitLogOf } from './board/visit-log.ts'
import { filterPosts } from './board/filter-posts.ts'
import { findMemberPosts } from './board/find-member-posts.ts'
import { findPost, findPosts } from './board/find-posts.ts'
import { postOf, openPostView } from './board/post-rows.ts'
import { searchPosts } from './board/search-posts.ts'
import { findReplies, findReply } from './board/find-replies.ts'
import { countReplies, listReplies as listAllReplies } from './board/list-replies.ts'

export function webboardRoutes(payload: BasePayload): ContractRoute[] {
  const { getWebboardPage, readPost, listReplies } = webboardCalls
  const readReply = { ...listReplies, path: `${listReplies.path}/{id}` }
  const visits = visitLogOf(payload)
  return [
    globalRoute(payload, getWebboardPage, 'webboard-page', { columns: changeDateColumn }),
    memberRoute(webboardCalls.listPosts, async ({ member, query, language }) => {
      const { posts, total } = await listPosts(payload, member, query)
      const written = posts.map((post) => boardPostWire.encode(post, language))
      return { body: pageBody(written, query, total) }
    }),
    memberRoute(webboardCalls.getPost, async ({ member, path, language }) => {
      const row = await findPost(payload, member, path['id'] ?? '')
      if (!row) throw notFound('Post')
      const { seenBefore } = visits.note(member.id, row.id, row)
      const view = await openPostView(payload, member)
      // This visit is already the last one.
      const post = { ...postOf(row, view), seenUntil: seenBefore }
      return { body: { result: boardPostWire.encode(post, language) } }
    }),
    memberRoute(webboardCalls.getOwnAuthor, async ({ member, language }) => {
      const author = await findOwnAuthor(payload, member)
      return { body: { result: ownBoardAuthorWire.encode(author, language) } }
    }),
    bindRead(readPost, queryOf(boardPostWire), async ({ path, query, language }, asked) => {
      const member = memberOf(asked)
      const row = await findPost(payload, member, path['id'] ?? '')
      if (!row) throw forbidden()
      const post = postOf(row, await openPostView(payload, member))
      const written = boardPostWire.encode(post, language)
      return { body: { data: selectFields(written, query.fields) } }
    }),
    bindRead(listReplies, queryOf(boardReplyWire), async ({ query, language }, asked) => {
      const { replies, total, filtered } = await readReplies(payload, memberOf(asked), query)
      const written = replies.map((reply) =>
        selectFields(boardReplyWire.encode(reply, language), query.fields),
      )
      return { body: itemsBody(query, written, total, filtered) }
    }),
    bindRead(readReply, queryOf(boardReplyWire), async ({ path, query, language }, asked) => {
      const reply = await findReply(payload, memberOf(asked), path['id'] ?? '')
      if (!reply) throw forbidden()
      const written = boardReplyWire.encode(reply, language)
      return { body: { data: selectFields(written, query.fields) } }
    }),
  ]
}

interface AskedPosts {
  scope: BoardScope
  order: BoardOrder
  search?: string | undefined
  filter?: BoardFilter | undefined
  written_in?: Language | undefined
  page: number
  limit: number
}

async function listPosts(
  payload: BasePayload,
  member: Member,
  { scope, search, filter, written_in: language, ...query }: AskedPosts,
): Promise<{ posts: BoardPost[]; total: number }> {
  if (search !== undefined && scope !== 'all')
    throw invalidQuery(`"search" looks through all posts, not those of the scope "${scope}"`)
  const isFiltered = filter !== undefined || language !== undefined
  if (isFiltered && (search !== undefined || scope !== 'all'))
    throw invalidQuery('"filter" and "written_in" apply to all posts only, without "search"')
  if (isFiltered) return await filterPosts(payload, member, { ...query, filter, language })
  if (search !== undefined) return await searchPosts(payload, member, { ...query, search })
  if (scope === 'all') return await findPosts(payload, member, query)
  return await findMemberPosts(payload, member, { ...query, scope })
}

/** Replies to one post by position, or any replies by query. */
async function readReplies(
  payload: BasePayload,
  member: Member,
  query: ItemsQuery,
): Promise<{ replies: BoardReply[]; total?: number | undefined; filtered?: number }> {
  const { filter, search, limit, offset, meta } = query
  const post = search === null ? namedPost(filter) : undefined
  const order = orderOfPlaces(query)
  const countAll = async () =>
    meta.includes('total_count') ? await countReplies(payload, member) : undefined
  if (post !== undefined && order !== undefined) {
    const isDescending = order === 'descending'
    const asked = { post, isDescending, limit, offset }
    const { replies, total } = await findReplies(payload, member, asked)
    return { replies, filtered: total, total: await countAll() }
  }
  const replies = await listAllReplies(payload, member, query)
  const total = await countAll()
  if (filter === null && search === null && total !== undefined)
    return { replies, filtered: total, total }
  if (!meta.includes('filter_count')) return { replies, total }
  return { replies, filtered: await countReplies(payload, member, query), total }
}

function namedPost(filter: Filter | null): number | undefined {
  if (filter?.kind === 'and' && filter.filters.length === 1)
    return namedPost(filter.filters[0] ?? null)
  if (filter?.kind !== 'test' || filter.operator !== '_eq') return undefined
  const { path, value } = filter
  const isPost = path.field.name === 'post' && path.through.length === 0
  const isPostsId = path.field.name === 'id' && path.keys.join('.') === 'web_board.id'
  if (!isPost && !isPostsId) return undefined
  return typeof value === 'number' && value > 0 && value <= maxId ? value : undefined
}

/** By position or id, which have the same order; a minus means descending. */
function orderOfPlaces({ sort }: ItemsQuery): 'ascending' | 'descending' | undefined {
  const [key, ...others] = sort
  if (!key) return 'ascending'
  const isPlace = ['id', 'position', 'createdAt'].includes(key.path.field.name)
  if (!isPlace || key.path.through.length > 0 || others.length > 0) return undefined
  return key.isDescending ? 'descending' : 'ascending'
}
