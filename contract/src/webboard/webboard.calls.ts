import { z } from 'zod'
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

/** Posts of others that a member may follow. */
export const maxFollowedPosts = 300

/** By what posts stand: the last reply, or their own age. */
export const boardOrders = ['activity', 'newest'] as const
export type BoardOrder = (typeof boardOrders)[number]

/**
 * Which posts: all that are shown, the member's own, also those that wait, or those whose replies he is told of. His own
 * are the newest first, those that he follows by their last reply, whatever `order` says.
 */
export const boardScopes = ['all', 'own', 'followed'] as const
export type BoardScope = (typeof boardScopes)[number]

/** As a form or as JSON; `status` and whatever else is not theirs to say is FORBIDDEN. */
const written = { ...member, takesForms: true, refuses: 'permission' } as const

/** The calls of the area webboard (spec §7, design §3), members' alone. */
export const webboardCalls = {
  getWebboardPage: defineCall('getWebboardPage', {
    path: `/items/${webboardPageWire.name}`,
    summary: 'Title, description and picture of the web board; the questions share the picture',
    ...member,
    answer: singleton(webboardPageWire),
    source,
  }),
  listPosts: defineCall('listPosts', {
    path: '/api/web_board',
    summary:
      'Posts of the web board; those that are pinned first, then by the last reply. All of them by pages: the first and the last 1,000; those between are empty',
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
      // Those that have all of its words, by the search of the site; the closest first, 300 at most.
      search: textParameter('search', maxSearchText),
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
    path: post,
    summary: 'One post, of which no view is counted',
    ...member,
    isLocalised: false,
    answer: singleton(boardPostWire),
  }),
  writePost: defineWrite('writePost', {
    path: '/items/web_boards',
    summary: 'Writes a post',
    ...written,
    table: newBoardPostWire,
    answer: singleton(boardPostWire),
    source,
  }),
  changePost: defineWrite('changePost', {
    method: 'PATCH',
    path: post,
    summary: 'Changes the member’s own post, within 24 hours; which reply solved it at any time',
    ...member,
    table: boardPostChangesWire,
    answer: singleton(boardPostWire),
    refuses: 'permission',
    source,
  }),
  removePost: defineWrite('removePost', {
    method: 'DELETE',
    path: post,
    summary: 'Takes the member’s own post back; replies of others keep their place',
    ...member,
  }),
  listReplies: defineCall('listReplies', {
    path: replies,
    summary:
      'Replies to the post that the filter names, in their order; without a filter those to all posts',
    ...member,
    isLocalised: false,
    query: { limit: z.int(), page: z.int(), sort: z.string(), filter: z.string() },
    answer: items(boardReplyWire),
    itemOperation: 'readReply',
    source,
  }),
  writeReply: defineWrite('writeReply', {
    path: replies,
    summary: 'Replies to a post',
    ...written,
    table: newBoardReplyWire,
    answer: singleton(boardReplyWire),
    source,
  }),
  changeReply: defineWrite('changeReply', {
    method: 'PATCH',
    path: reply,
    summary: 'Changes the member’s own reply, within 24 hours',
    ...member,
    table: boardReplyChangesWire,
    answer: singleton(boardReplyWire),
    refuses: 'permission',
  }),
  removeReply: defineWrite('removeReply', {
    method: 'DELETE',
    path: reply,
    summary: 'Takes the member’s own reply back; the others keep their places',
    ...member,
  }),
  sendPicture: defineWrite('sendPicture', {
    path: '/files',
    summary:
      'Keeps a picture that the member may put into a post or reply within a day; it is drawn anew',
    ...member,
    table: newBoardPictureWire,
    takesForms: true,
    files: ['file'],
    answer: singleton(boardPictureWire),
  }),
  takePictureBack: defineWrite('takePictureBack', {
    method: 'DELETE',
    path: '/files/{id}',
    summary: 'Takes back a picture of the member’s that stands in no post or reply yet',
    ...member,
  }),
  followPost: defineWrite('followPost', {
    path: followed,
    summary: `Is told of replies to a post, ${maxFollowedPosts} of others at most; also one that is followed already`,
    ...member,
    table: postToFollowWire,
  }),
  unfollowPost: defineWrite('unfollowPost', {
    method: 'DELETE',
    path: `${followed}/{web_board}`,
    summary: 'Follows a post no more, by its id; also one that was not followed',
    ...member,
  }),
  getOwnAuthor: defineCall('getOwnAuthor', {
    path: author,
    summary: 'How the member is named on the board, and whether he may write',
    ...member,
    isLocalised: false,
    answer: one(ownBoardAuthorWire),
  }),
  changeOwnAuthor: defineWrite('changeOwnAuthor', {
    method: 'PATCH',
    path: author,
    summary: 'Changes how he is named',
    ...member,
    table: boardNameWire,
    answer: one(ownBoardAuthorWire),
    refuses: 'permission',
  }),
  reportWriting: defineWrite('reportWriting', {
    path: '/api/web_board_reports',
    summary:
      'Reports a post or a reply to staff; again is as once. Reports of three members hide it until staff decide, where each has had the account for a week and has written on the board',
    ...member,
    takesForms: true,
    table: newBoardReportWire,
  }),
  askAgain: defineWrite('askAgain', {
    path: '/api/web_board_appeals',
    summary: 'Asks staff to look once more at why the member may not write; once each time',
    ...member,
    takesForms: true,
    table: newBoardAppealWire,
  }),
  askSuspensionAgain: defineWrite('askSuspensionAgain', {
    path: '/api/suspension_appeals',
    summary: 'The same of a suspended account, by the link that was mailed to its owner; once',
    takesForms: true,
    table: newSuspensionAppealWire,
  }),
  requestTakeDown: defineWrite('requestTakeDown', {
    path: '/api/web_board_take_downs',
    summary: 'Asks that something is taken off the board; staff look at it within 24 hours',
    takesForms: true,
    table: newTakeDownWire,
  }),
}

/** One reply: the single records of `listReplies`, as every list on `/items` has them. */
export const readReply = defineCall('readReply', {
  path: reply,
  summary: 'One reply',
  ...member,
  isLocalised: false,
  answer: singleton(boardReplyWire),
})
