import { z } from 'zod'
import { languages } from '../language.ts'
import { maxSearchText } from '../search/search-limits.ts'
import { items, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { textParameter } from '../wire/parameters.ts'
import { defineWrite } from '../wire/write.ts'
import {
  newBoardAppealWire,
  newBoardReportWire,
  newSuspensionAppealWire,
  newTakeDownWire,
} from './board-moderation.wire.ts'
import {
  boardNameWire,
  boardPictureWire,
  boardPostChangesWire,
  boardPostWire,
  boardReplyChangesWire,
  boardReplyWire,
  newBoardPictureWire,
  newBoardPostWire,
  newBoardReplyWire,
  ownBoardAuthorWire,
  postToFollowWire,
  webboardPageWire,
} from './webboard.wire.ts'

const source = 'spec §7 Web board'
const post = '/items/web_boards/{id}'
const replies = '/items/feedback_webboard'
const reply = `${replies}/{id}` as const
const author = '/api/web_board_author'
const followed = '/api/followed_posts'
const member = { caller: 'member' } as const

/** Posts of other members. */
export const maxFollowedPosts = 300

/** Sort key: the last reply or the creation date. */
export const boardOrders = ['activity', 'newest'] as const
export type BoardOrder = (typeof boardOrders)[number]

/**
 * `all`: visible posts. `own`: the member's posts, including pending ones, newest first. `followed`: posts that the member
 * follows, by last reply. Only `all` uses `order`.
 */
export const boardScopes = ['all', 'own', 'followed'] as const
export type BoardScope = (typeof boardScopes)[number]

/** Only posts without a reply. */
export const boardFilters = ['unanswered'] as const
export type BoardFilter = (typeof boardFilters)[number]

/** Posts of a list with a filter or a language; older ones are not listed. */
export const maxFilteredPosts = 1000

/** As a form or JSON; other fields such as `status` return FORBIDDEN. */
const written = { ...member, takesForms: true, refuses: 'permission' } as const

/** Calls of the feature webboard (spec §7), for members only. */
export const webboardCalls = {
  getWebboardPage: defineCall('getWebboardPage', {
    path: `/items/${webboardPageWire.name}`,
    summary:
      'Returns the title, description and image of the web board. The FAQ page uses the same image.',
    ...member,
    answer: singleton(webboardPageWire),
    source,
  }),
  listPosts: defineCall('listPosts', {
    path: '/api/web_board',
    summary:
      'Lists posts of the web board: pinned posts first, the rest by `order`. Paged. With `scope=all`, pages beyond the first and the last 1,000 are empty. `filter` and `written_in` list the last 1,000 such posts by activity.',
    ...member,
    isLocalised: false,
    query: {
      page: pageParameter,
      limit: limitParameter,
      order: z
        .enum(boardOrders, `"order" must be one of [${boardOrders.join(', ')}]`)
        .default('activity'),
      scope: z
        .enum(boardScopes, `"scope" must be one of [${boardScopes.join(', ')}]`)
        .default('all'),
      filter: z
        .enum(boardFilters, `"filter" must be one of [${boardFilters.join(', ')}]`)
        .optional(),
      // The language of the post, by its letters.
      written_in: z
        .enum(languages, `"written_in" must be one of [${languages.join(', ')}]`)
        .optional(),
      // Posts that contain all words, best match first, at most 300.
      search: textParameter('search', maxSearchText),
    },
    answer: page(boardPostWire),
    source,
  }),
  getPost: defineCall('getPost', {
    path: '/api/web_board/{id}',
    summary: 'Returns one post by id and counts a view.',
    ...member,
    isLocalised: false,
    answer: one(boardPostWire),
  }),
  readPost: defineCall('readPost', {
    path: post,
    summary: 'Returns one post by id without counting a view.',
    ...member,
    isLocalised: false,
    answer: singleton(boardPostWire),
  }),
  writePost: defineWrite('writePost', {
    path: '/items/web_boards',
    summary: 'Creates a post.',
    ...written,
    table: newBoardPostWire,
    answer: singleton(boardPostWire),
    source,
  }),
  changePost: defineWrite('changePost', {
    method: 'PATCH',
    path: post,
    summary:
      'Updates the member’s own post within 24 hours. The accepted reply can change at any time.',
    ...member,
    table: boardPostChangesWire,
    answer: singleton(boardPostWire),
    refuses: 'permission',
    source,
  }),
  removePost: defineWrite('removePost', {
    method: 'DELETE',
    path: post,
    summary: 'Withdraws the member’s own post. Replies of other members remain.',
    ...member,
  }),
  listReplies: defineCall('listReplies', {
    path: replies,
    summary: 'Lists replies to the post in `filter`, or to all posts, in their order.',
    ...member,
    isLocalised: false,
    query: { limit: z.int(), page: z.int(), sort: z.string(), filter: z.string() },
    answer: items(boardReplyWire),
    itemOperation: 'readReply',
    source,
  }),
  writeReply: defineWrite('writeReply', {
    path: replies,
    summary: 'Creates a reply to a post.',
    ...written,
    table: newBoardReplyWire,
    answer: singleton(boardReplyWire),
    source,
  }),
  changeReply: defineWrite('changeReply', {
    method: 'PATCH',
    path: reply,
    summary: 'Updates the member’s own reply within 24 hours.',
    ...member,
    table: boardReplyChangesWire,
    answer: singleton(boardReplyWire),
    refuses: 'permission',
  }),
  removeReply: defineWrite('removeReply', {
    method: 'DELETE',
    path: reply,
    summary: 'Withdraws the member’s own reply. The other replies keep their numbers.',
    ...member,
  }),
  sendPicture: defineWrite('sendPicture', {
    path: '/files',
    summary:
      'Uploads an image for a post or reply. The image is re-encoded, and deleted after a day if nothing uses it.',
    ...member,
    table: newBoardPictureWire,
    takesForms: true,
    files: ['file'],
    answer: singleton(boardPictureWire),
  }),
  takePictureBack: defineWrite('takePictureBack', {
    method: 'DELETE',
    path: '/files/{id}',
    summary: 'Deletes an uploaded image of the member that no post or reply uses.',
    ...member,
  }),
  followPost: defineWrite('followPost', {
    path: followed,
    summary: `Follows a post: notifies the member of replies. Idempotent. A member can follow at most ${maxFollowedPosts} posts of others.`,
    ...member,
    table: postToFollowWire,
  }),
  unfollowPost: defineWrite('unfollowPost', {
    method: 'DELETE',
    path: `${followed}/{web_board}`,
    summary: 'Unfollows a post by its id. Idempotent.',
    ...member,
  }),
  getOwnAuthor: defineCall('getOwnAuthor', {
    path: author,
    summary: 'Returns the member’s display name on the board and whether they can write.',
    ...member,
    isLocalised: false,
    answer: one(ownBoardAuthorWire),
  }),
  changeOwnAuthor: defineWrite('changeOwnAuthor', {
    method: 'PATCH',
    path: author,
    summary: 'Changes the member’s display name on the board.',
    ...member,
    table: boardNameWire,
    answer: one(ownBoardAuthorWire),
    refuses: 'permission',
  }),
  reportWriting: defineWrite('reportWriting', {
    path: '/api/web_board_reports',
    summary:
      'Reports a post or reply to staff. Idempotent. Reports of three members hide it until staff decide, if each member has written on the board and has had the account for a week.',
    ...member,
    takesForms: true,
    table: newBoardReportWire,
  }),
  askAgain: defineWrite('askAgain', {
    path: '/api/web_board_appeals',
    summary: 'Appeals a restriction on writing. One appeal for each restriction.',
    ...member,
    takesForms: true,
    table: newBoardAppealWire,
  }),
  askSuspensionAgain: defineWrite('askSuspensionAgain', {
    path: '/api/suspension_appeals',
    summary:
      'Appeals the suspension of an account with the token that was emailed to its owner. One appeal for each suspension.',
    takesForms: true,
    table: newSuspensionAppealWire,
  }),
  requestTakeDown: defineWrite('requestTakeDown', {
    path: '/api/web_board_take_downs',
    summary: 'Requests the removal of content from the board. Staff review it within 24 hours.',
    takesForms: true,
    table: newTakeDownWire,
  }),
}

/** One reply: every list on `/items` has a call for single records. */
export const readReply = defineCall('readReply', {
  path: reply,
  summary: 'Returns one reply by id.',
  ...member,
  isLocalised: false,
  answer: singleton(boardReplyWire),
})
