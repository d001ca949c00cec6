import { eq } from 'drizzle-orm'
import { postsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import { nextSequence } from '../../content/src/features/webboard/board/counts.rows.ts'
import { setStored } from '../../content/src/features/webboard/board/stored.rows.ts'
import {
  placeReply,
  storePost,
  storeReply,
} from '../../content/src/features/webboard/board/store-writing.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { boardAuthors } from './board-author.demo.ts'
import type { BoardMoment } from './board-moments.ts'
import { known, type Filling } from './filling.ts'
import type { ReplyDemo, TopicDemo } from './topic.demo.ts'

export async function writeMoment(filling: Filling, { at, topic, reply }: BoardMoment) {
  const { payload, authorIds, topics } = filling
  const { title, detail, author } = topic
  if (reply) return await writeReply(filling, at, topic, reply)
  const memberId = known(authorIds.get(author), author)
  const post = await storePost(payload, { memberId, title, detail, at })
  topics.set(title, { post, replies: [] })
}

async function writeReply(
  { payload, authorIds, topics }: Filling,
  at: Date,
  { title }: TopicDemo,
  { author, detail, quote: quoted }: ReplyDemo,
): Promise<void> {
  const { post, replies } = known(topics.get(title), title)
  const quote = quoted === undefined ? null : known(replies[quoted - 1], detail)
  const written = { post, detail, quote, at }
  const { isStaff, nickname } = boardAuthors[author]
  if (!isStaff) {
    const memberId = known(authorIds.get(author), author)
    replies.push(known(await storeReply(payload, { memberId, ...written }), detail))
    return
  }
  const { lastActivity } = await nextSequence(payload, { activities: 1 })
  const answer = { memberId: null, staffName: known(nickname, author), ...written }
  const id = await placeReply(payload, answer, { activity: lastActivity, requiresUnlocked: false })
  replies.push(known(id, detail))
}

/** Sets the final state of a post after its replies. */
export async function completeTopic(
  { payload, topics }: Filling,
  { title, views, solvedBy, isLocked, isPinned }: TopicDemo,
): Promise<void> {
  const { post: id, replies } = known(topics.get(title), title)
  const solved = solvedBy === undefined ? null : known(replies[solvedBy - 1], title)
  const posts = postsOf(payload)
  const [written] = await connectionTo(payload)
    .update(posts)
    .set({ views, isLocked: isLocked ?? false, solvedBy: solved })
    .where(eq(posts.id, id))
    .returning({ at: posts.createdAt })
  if (!isPinned) return
  const pinnedAt = new Date(String(known(written, title).at)).toISOString()
  await setStored(payload, { kind: 'post', id }, { pinnedAt })
}
