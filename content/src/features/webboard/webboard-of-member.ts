import { and, asc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { PersonalData } from '../../core/accounts/personal-data.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { files } from '../../platform/files/files.ts'
import { column } from './tables/columns.ts'
import { authorsOf, picturesOf, postsOf, repliesOf, visitsOf } from './tables/board-tables.ts'
import {
  eraseModerationRecords,
  eraseTakeDowns,
  ownTakeDowns,
} from './moderation/member-moderation.ts'
import { moderationRecordOf } from './moderation/own-moderation.ts'
import { nextSequence } from './board/counts.rows.ts'
import { lockPosts } from './board/stored.rows.ts'
import { photoName } from '../../core/files/durable-files.ts'
import { removePictures } from './pictures/board-picture.files.ts'
import { erasePicturesOf } from './pictures/board-picture.rows.ts'

/**
 * A member's texts stay as those of a former member, so that replies remain understandable. Texts that nobody else has seen,
 * and all pictures, are deleted.
 */
export const webboardOfMember: PersonalData = {
  async hold(payload) {
    await nextSequence(payload, {})
  },
  async erase(payload, memberId) {
    const connection = connectionTo(payload)
    await lockPosts(payload, eq(postsOf(payload).memberId, memberId))
    await eraseModerationRecords(payload, memberId)
    for (const table of [postsOf(payload), repliesOf(payload)]) {
      const isOwn = eq(table.memberId, memberId)
      await connection.delete(table).where(and(isOwn, eq(table.state, 'waiting')))
      await connection.update(table).set({ memberId: null }).where(isOwn)
    }
    for (const table of [visitsOf(payload), authorsOf(payload)])
      await connection.delete(table).where(eq(table.memberId, memberId))
    const dropped = await erasePicturesOf(payload, memberId)
    return () => removePictures(payload, dropped)
  },
  async own(payload, memberId) {
    const visits = visitsOf(payload)
    const followed = await connectionTo(payload)
      .select({ post: visits.post, seenUntil: visits.seenUntil, followedAt: visits.followedAt })
      .from(visits)
      .where(eq(visits.memberId, memberId))
      .orderBy(asc(visits.post))
    const authors = authorsOf(payload)
    const names = await connectionTo(payload)
      .select({
        nickname: authors.nickname,
        limitedUntil: authors.limitedUntil,
        limitReason: authors.limitReason,
        hasAppealed: authors.hasAppealed,
        isBrand: authors.isBrand,
      })
      .from(authors)
      .where(eq(authors.memberId, memberId))
    return {
      ...(await moderationRecordOf(payload, memberId)),
      web_boards: await ownPosts(payload, memberId),
      feedback_webboard: await ownReplies(payload, memberId),
      web_board_visits: followed.map(({ post, seenUntil, followedAt }) => ({
        web_board: Number(post),
        date_seen: column.nullableMoment.parse(seenUntil),
        date_followed: column.nullableMoment.parse(followedAt),
      })),
      web_board_images: await ownPictures(payload, memberId),
      web_board_author: names.map(({ nickname, limitedUntil, limitReason, ...marks }) => ({
        nickname,
        limited_until: column.nullableMoment.parse(limitedUntil),
        limit_reason: limitReason,
        has_appealed: Boolean(marks.hasAppealed),
        is_brand: Boolean(marks.isBrand),
      })),
    }
  },
  async files(payload, memberId) {
    const pictures = await ownPictures(payload, memberId)
    return pictures.map(({ id }) => ({
      name: `pictures/web-board/${photoName(id)}`,
      store: files.boardPictures,
      stored: photoName(id),
    }))
  },
  ownAt: async (payload, email) => ({ web_board_take_downs: await ownTakeDowns(payload, email) }),
  eraseAddress: (payload, email) => eraseTakeDowns(payload, email),
}

async function ownPosts(payload: BasePayload, memberId: string) {
  const { id, title, detail, state, createdAt, editedAt } = postsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, title, detail, state, createdAt, editedAt })
    .from(postsOf(payload))
    .where(eq(postsOf(payload).memberId, memberId))
    .orderBy(asc(id))
  return rows.map((row) => ({ title: row.title, ...written(row) }))
}

async function ownReplies(payload: BasePayload, memberId: string) {
  const { id, post, quote, detail, state, createdAt, editedAt } = repliesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, post, quote, detail, state, createdAt, editedAt })
    .from(repliesOf(payload))
    .where(eq(repliesOf(payload).memberId, memberId))
    .orderBy(asc(id))
  return rows.map((row) => ({
    web_board: Number(row.post),
    quote: column.nullableNumber.parse(row.quote),
    ...written(row),
  }))
}

async function ownPictures(payload: BasePayload, memberId: string) {
  const { id, post, reply, width, height, createdAt } = picturesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, post, reply, width, height, createdAt })
    .from(picturesOf(payload))
    .where(eq(picturesOf(payload).memberId, memberId))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({
    id: String(row.id),
    web_board: column.nullableNumber.parse(row.post),
    feedback_webboard: column.nullableNumber.parse(row.reply),
    width: Number(row.width),
    height: Number(row.height),
    date_created: column.moment.parse(row.createdAt),
  }))
}

interface Written {
  id: unknown
  detail: unknown
  state: unknown
  createdAt: unknown
  editedAt: unknown
}

function written({ id, detail, state, createdAt, editedAt }: Written) {
  return {
    id: Number(id),
    detail,
    state,
    date_created: column.moment.parse(createdAt),
    date_edited: column.nullableMoment.parse(editedAt),
  }
}
