import type {
  BoardAuthor,
  BoardQuote,
  BoardReply,
} from '@washhouse/contract/webboard/webboard.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { cutText } from '@washhouse/contract/text/cut-text'
import { aliasedTable, eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import type { NameRules } from '../rules/check-name.ts'
import { column, rowIn } from '../tables/columns.ts'
import { authorIn, authorShape, staffNamed } from './shown-author.ts'
import { authorsOf, repliesOf, writersOf } from '../tables/board-tables.ts'
import { picturesIn, pictureShape, selectPictures } from '../pictures/picture-columns.ts'

export const readReplyRow = rowIn({
  id: column.number,
  post: column.number,
  place: column.nullableNumber,
  detail: column.text,
  state: column.state,
  quote: column.nullableNumber,
  editedAt: column.nullableMoment,
  createdAt: column.moment,
  updatedAt: column.moment,
  ...authorShape,
  quotedDetail: column.text,
  quotedState: column.state.nullable(),
  quotedAuthorId: authorShape.authorId,
  quotedNickname: column.text,
  quotedFirstName: column.text,
  quotedLastName: column.text,
  quotedAvatar: authorShape.avatar,
  quotedSince: column.nullableMoment,
  quotedIsBrand: authorShape.isBrand,
  staffName: column.text,
  quotedStaffName: column.text,
  ...pictureShape,
})
type ReplyRow = ReturnType<typeof readReplyRow>

/** Replies with their authors, and the current state of their quotes. */
export function selectReplies(payload: BasePayload, condition: SQL | undefined) {
  const replies = repliesOf(payload)
  const writers = writersOf(payload)
  const authors = authorsOf(payload)
  const quotes = aliasedTable(replies, 'quotes')
  const quotedWriters = aliasedTable(writers, 'quoted_writers')
  const quotedAuthors = aliasedTable(authors, 'quoted_authors')
  return connectionTo(payload)
    .select({
      id: replies.id,
      post: replies.post,
      place: replies.place,
      detail: replies.detail,
      state: replies.state,
      quote: replies.quote,
      editedAt: replies.editedAt,
      createdAt: replies.createdAt,
      updatedAt: replies.updatedAt,
      authorId: writers.id,
      nickname: authors.nickname,
      firstName: writers.firstName,
      lastName: writers.lastName,
      avatar: writers.avatar,
      since: writers.createdAt,
      isBrand: authors.isBrand,
      // Read no more than needed; the exact cut follows later.
      quotedDetail: sql<string>`substr(${quotes.detail}, 1, ${2 * boardLengths.quote})`,
      quotedState: quotes.state,
      quotedAuthorId: quotedWriters.id,
      quotedNickname: quotedAuthors.nickname,
      quotedFirstName: quotedWriters.firstName,
      quotedLastName: quotedWriters.lastName,
      quotedAvatar: quotedWriters.avatar,
      quotedSince: quotedWriters.createdAt,
      quotedIsBrand: quotedAuthors.isBrand,
      staffName: replies.staffName,
      quotedStaffName: quotes.staffName,
      ...selectPictures(payload, 'reply', replies.id),
    })
    .from(replies)
    .leftJoin(writers, eq(writers.id, replies.memberId))
    .leftJoin(authors, eq(authors.memberId, replies.memberId))
    .leftJoin(quotes, eq(quotes.id, wholeNumber(replies.quote)))
    .leftJoin(quotedWriters, eq(quotedWriters.id, quotes.memberId))
    .leftJoin(quotedAuthors, eq(quotedAuthors.memberId, quotes.memberId))
    .where(condition)
}

/** A reply as this member sees it; of a withdrawn one, only its position. */
export function replyOf(row: ReplyRow, readerId: string, names: NameRules): BoardReply {
  const isShown = row.state === 'published'
  const isGone = !isShown && !isOwnInHand(row, readerId)
  const { id, post, place: position, createdAt } = row
  return {
    id,
    post,
    position,
    detail: isGone ? null : row.detail,
    quote: isGone ? null : quoteIn(row, names),
    images: isGone ? [] : picturesIn(row),
    author: isGone ? null : writerOf(row, names),
    status: isShown || isGone ? 'published' : 'draft',
    createdAt,
    updatedAt: row.updatedAt,
    isEdited: !isGone && row.editedAt !== null,
  }
}

/** Waiting and hidden replies are visible to their author; to others they look withdrawn. */
function isOwnInHand({ state, authorId }: ReplyRow, readerId: string): boolean {
  return authorId === readerId && (state === 'waiting' || state === 'hidden')
}

function writerOf(row: ReplyRow, names: NameRules): BoardAuthor | null {
  return row.staffName === null ? authorIn(row, names) : staffNamed(row.staffName)
}

function quoteIn(row: ReplyRow, names: NameRules): BoardQuote | null {
  if (row.quote === null || row.quotedState === null) return null
  if (row.quotedState !== 'published') return { id: row.quote, detail: null, author: null }
  return {
    id: row.quote,
    detail: cutText(row.quotedDetail ?? '', boardLengths.quote),
    author: writerOf(quotedIn(row), names),
  }
}

function quotedIn(row: ReplyRow): ReplyRow {
  return {
    ...row,
    staffName: row.quotedStaffName,
    authorId: row.quotedAuthorId,
    nickname: row.quotedNickname,
    firstName: row.quotedFirstName,
    lastName: row.quotedLastName,
    avatar: row.quotedAvatar,
    since: row.quotedSince,
    isBrand: row.quotedIsBrand,
  }
}
