import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable, type WireTable } from '../wire/wire-table.ts'
import {
  BoardName,
  BoardPicture,
  BoardPost,
  BoardPostChanges,
  BoardReply,
  BoardReplyChanges,
  NewBoardPicture,
  NewBoardPost,
  NewBoardReply,
  OwnBoardAuthor,
  PostToFollow,
} from './webboard.contract.ts'

/** Heading of the web board; its image is also used for the FAQ (spec §7, Web board). */
export const webboardPageWire = definePageInfoTable(
  'information_page_webborad', // sic
)

const dates = { createdAt: 'date_created', updatedAt: 'date_updated' } as const
const no = () => false

/** `/api/web_board` and `/items/web_boards/{id}` (spec §7, Web board; the fields are extensions). */
export const boardPostWire: WireTable<BoardPost> = defineWireTable(
  'web_boards',
  BoardPost,
  {
    ...dates,
    lastActivityAt: 'last_activity',
    isPinned: 'pinned',
    solvedBy: 'solved',
    isLocked: 'locked',
    isEdited: 'edited',
    isFollowed: 'followed',
    isUnread: 'unread',
    seenUntil: 'date_seen',
  },
  { solvedBy: () => boardReplyWire },
  // Defaults for other services.
  {
    replies: () => 0,
    views: () => 0,
    isPinned: no,
    isLocked: no,
    isEdited: no,
    isFollowed: no,
    isUnread: no,
  },
)

/** `/items/feedback_webboard` (spec §7, Web board; the fields are extensions). */
export const boardReplyWire: WireTable<BoardReply> = defineWireTable(
  'feedback_webboard',
  BoardReply,
  { ...dates, post: 'web_board', isEdited: 'edited' },
  { post: () => boardPostWire },
  { isEdited: no },
)

/** Response of `POST /files` (extension). */
export const boardPictureWire = defineWireTable('directus_files', BoardPicture, {})

/** Form fields of `POST /files` besides the file (extension). */
export const newBoardPictureWire = defineWireTable('new_file', NewBoardPicture, {})

/** `POST /items/web_boards` (spec §7). */
export const newBoardPostWire = defineWireTable('new_web_board', NewBoardPost, {
  looksAutomatic: 'looks_automatic',
})

/** `PATCH /items/web_boards/{id}` (spec §7). */
export const boardPostChangesWire = defineWireTable('web_board', BoardPostChanges, {
  solvedBy: 'solved',
})

/** `POST /items/feedback_webboard` (spec §7). */
export const newBoardReplyWire = defineWireTable('new_feedback_webboard', NewBoardReply, {
  post: 'web_board',
  looksAutomatic: 'looks_automatic',
})

/** `PATCH /items/feedback_webboard/{id}` (extension). */
export const boardReplyChangesWire = defineWireTable(
  'feedback_webboard_changes',
  BoardReplyChanges,
  {},
)

/** `POST /api/followed_posts` (extension). */
export const postToFollowWire = defineWireTable(
  'web_board_to_follow',
  PostToFollow,
  { post: 'web_board' },
  { post: () => boardPostWire },
)

/** `PATCH /api/web_board_author` (extension). */
export const boardNameWire = defineWireTable('web_board_name', BoardName, {})

/** `GET /api/web_board_author` (extension). */
export const ownBoardAuthorWire = defineWireTable(
  'web_board_author',
  OwnBoardAuthor,
  {
    nameFault: 'name_fault',
    limitedUntil: 'limited_until',
    limitReason: 'limit_reason',
    mayAppeal: 'may_appeal',
  },
  {},
  { nameFault: () => null, review: () => null },
)

/** Filter for the replies to one post. */
export function repliesTo(post: number): string {
  return JSON.stringify({ web_board: { _eq: post } })
}
