import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import type { NameRules } from '../rules/check-name.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'
import { column, rowIn } from '../tables/columns.ts'
import { authorIn, authorShape } from './shown-author.ts'
import { authorsOf, postsOf, visitsOf, writersOf } from '../tables/board-tables.ts'
import { picturesIn, pictureShape, selectPictures } from '../pictures/picture-columns.ts'
import { visitLogOf, type Visits } from './visit-log.ts'

/** The reader. Texts before registration never count as unread. */
export interface BoardReader {
  id: string
  createdAt: string
}

const readRow = rowIn({
  id: column.number,
  title: column.text,
  detail: column.text,
  state: column.state,
  pinnedAt: column.nullableMoment,
  isLocked: column.flag,
  replies: column.number,
  views: column.number,
  solvedBy: column.nullableNumber,
  lastActivityAt: column.nullableMoment,
  editedAt: column.nullableMoment,
  createdAt: column.moment,
  updatedAt: column.moment,
  ...authorShape,
  seenUntil: column.nullableMoment,
  seenBefore: column.nullableMoment,
  followedAt: column.nullableMoment,
  ...pictureShape,
})
export type PostRow = ReturnType<typeof readRow>

export { readRow as readPostRow }

/** Posts with their authors and the reader's visits. */
export function selectPosts(payload: BasePayload, reader: BoardReader, condition: SQL | undefined) {
  const posts = postsOf(payload)
  const writers = writersOf(payload)
  const authors = authorsOf(payload)
  const visits = visitsOf(payload)
  return connectionTo(payload)
    .select({
      id: posts.id,
      title: posts.title,
      detail: posts.detail,
      state: posts.state,
      pinnedAt: posts.pinnedAt,
      isLocked: posts.isLocked,
      replies: posts.replies,
      views: posts.views,
      solvedBy: posts.solvedBy,
      lastActivityAt: posts.lastActivityAt,
      editedAt: posts.editedAt,
      createdAt: posts.createdAt,
      updatedAt: posts.updatedAt,
      authorId: sql`${writers.id}`.as('author_id'),
      nickname: authors.nickname,
      firstName: writers.firstName,
      lastName: writers.lastName,
      avatar: sql`${writers.avatar}`.as('author_avatar'),
      since: sql`${writers.createdAt}`.as('author_since'),
      isBrand: authors.isBrand,
      seenUntil: visits.seenUntil,
      seenBefore: visits.seenBefore,
      followedAt: visits.followedAt,
      ...selectPictures(payload, 'post', posts.id),
    })
    .from(posts)
    .leftJoin(writers, eq(writers.id, posts.memberId))
    .leftJoin(authors, eq(authors.memberId, posts.memberId))
    .leftJoin(visits, and(eq(visits.post, posts.id), eq(visits.memberId, reader.id)))
    .where(condition)
}

/** What `postOf` needs besides the row. */
export interface PostView {
  reader: BoardReader
  visits: Visits
  names: NameRules
}

export async function openPostView(payload: BasePayload, reader: BoardReader): Promise<PostView> {
  return { reader, visits: visitLogOf(payload), names: await readNameRules(payload) }
}

/** A post as its reader sees it. `seenUntil`: null before the first visit. */
export function postOf(row: PostRow, { reader, visits, names }: PostView): BoardPost {
  const visit = visits.find(reader.id, row.id) ?? row
  // A visit of the author is stored with each of their texts.
  const seenUntil = latest(visit.seenUntil, row.seenUntil)
  const { id, title, detail, isLocked, replies, views, solvedBy } = row
  return {
    id,
    title,
    detail,
    images: picturesIn(row),
    author: authorIn(row, names),
    replies,
    views: views + visits.viewsOf(id),
    status: row.state === 'published' || row.state === 'withdrawn' ? 'published' : 'draft',
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    lastActivityAt: row.lastActivityAt,
    isPinned: row.pinnedAt !== null,
    solvedBy,
    isLocked,
    isEdited: row.editedAt !== null,
    isFollowed: row.followedAt !== null,
    isUnread: row.lastActivityAt !== null && row.lastActivityAt > (seenUntil ?? reader.createdAt),
    seenUntil,
  }
}

function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
