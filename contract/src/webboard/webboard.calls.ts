import { z } from 'zod'
import { items, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { boardPostWire, boardReplyWire, webboardPageWire } from './webboard.wire.ts'

const source = 'spec §7 Web board'
const member = { caller: 'member' } as const

/** By what posts stand: the last reply, or their own age. */
export const boardOrders = ['activity', 'newest'] as const
export type BoardOrder = (typeof boardOrders)[number]

/** The calls of the area webboard (spec §7, design §3), members' alone. */
export const webboardCalls = {
  getWebboardPage: defineCall('getWebboardPage', {
    path: `/items/${webboardPageWire.name}`,
    summary: 'Title, description and picture of the web board, also of the questions',
    ...member,
    answer: singleton(webboardPageWire),
    source,
  }),
  listPosts: defineCall('listPosts', {
    path: '/api/web_board',
    summary: 'Posts of the web board; those that are pinned first, then by the last reply',
    ...member,
    isLocalised: false,
    query: {
      page: pageParameter,
      limit: limitParameter,
      order: z
        .enum(boardOrders, `"order" must be one of [${boardOrders.join(', ')}]`)
        .default('activity'),
    },
    answer: page(boardPostWire),
    source,
  }),
  getPost: defineCall('getPost', {
    path: '/api/web_board/{id}',
    summary: 'One post, of which a view is counted',
    ...member,
    isLocalised: false,
    answer: one(boardPostWire),
  }),
  readPost: defineCall('readPost', {
    path: '/items/web_boards/{id}',
    summary: 'One post, of which no view is counted',
    ...member,
    isLocalised: false,
    answer: singleton(boardPostWire),
  }),
  listReplies: defineCall('listReplies', {
    path: '/items/feedback_webboard',
    summary: 'Replies to the post that the filter names, in their order',
    ...member,
    isLocalised: false,
    query: { limit: z.int(), page: z.int(), sort: z.string(), filter: z.string() },
    answer: items(boardReplyWire),
    itemOperation: 'readReply',
    source,
  }),
}
