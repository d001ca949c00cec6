import { aliasedTable, eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { AreaFile, FindAreaFile } from '../../../core/files/area-file.ts'
import { runQuery } from '../../../platform/database/run-query.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { files } from '../../../platform/files/files.ts'
import { column, rowIn } from '../tables/columns.ts'
import { picturesOf, postsOf, repliesOf } from '../tables/board-tables.ts'

type Readers = AreaFile['readers']

const writer = z.string().nullable()
const readRow = rowIn({
  id: z.string(),
  filename: z.string(),
  updatedAt: z.coerce.date(),
  memberId: z.string(),
  post: column.nullableNumber,
  postState: column.state.nullable(),
  postWriter: writer,
  reply: column.nullableNumber,
  replyState: column.state.nullable(),
  replyWriter: writer,
  parentState: column.state.nullable(),
  parentWriter: writer,
})
type Row = ReturnType<typeof readRow>

/** Readers of a text can read its pictures; unused ones are visible to their author only. */
export function boardPictureFinder(payload: BasePayload): FindAreaFile {
  const pictures = picturesOf(payload)
  const posts = postsOf(payload)
  const replies = repliesOf(payload)
  const parents = aliasedTable(posts, 'parents')
  const select = (file: string) =>
    connectionTo(payload)
      .select({
        id: pictures.id,
        filename: pictures.filename,
        updatedAt: pictures.updatedAt,
        memberId: pictures.memberId,
        post: pictures.post,
        postState: sql`${posts.state}`.as('post_state'),
        postWriter: sql`${posts.memberId}`.as('post_writer'),
        reply: pictures.reply,
        replyState: sql`${replies.state}`.as('reply_state'),
        replyWriter: sql`${replies.memberId}`.as('reply_writer'),
        parentState: sql`${parents.state}`.as('parent_state'),
        parentWriter: sql`${parents.memberId}`.as('parent_writer'),
      })
      .from(pictures)
      .leftJoin(posts, eq(posts.id, wholeNumber(pictures.post)))
      .leftJoin(replies, eq(replies.id, wholeNumber(pictures.reply)))
      .leftJoin(parents, eq(parents.id, wholeNumber(replies.post)))
      .where(eq(pictures.id, file))
  return async function findBoardPicture(file) {
    const [values] = await runQuery(payload, select(file))
    if (!values) return undefined
    const row = readRow(values)
    const { id, filename, updatedAt } = row
    return { id, filename, updatedAt, store: files.boardPictures, readers: readersOf(row) }
  }
}

/** The rules of `findPost` and `findReply`. */
function readersOf(row: Row): Readers {
  if (row.post !== null) return readersOfPost(row.postState, row.postWriter)
  if (row.reply === null) return { member: row.memberId }
  const readers = readersOfPost(row.parentState, row.parentWriter)
  if (row.replyState === 'published') return readers
  const { replyWriter: member } = row
  const isInHand = row.replyState === 'waiting' || row.replyState === 'hidden'
  if (!isInHand || member === null || readers === null) return null
  const isVisible = readers === 'members' || readers.member === member
  return isVisible ? { member } : null
}

function readersOfPost(state: Row['postState'], member: string | null): Readers {
  if (state === 'published' || state === 'withdrawn') return 'members'
  const isInHand = state === 'waiting' || state === 'hidden'
  return isInHand && member !== null ? { member } : null
}
