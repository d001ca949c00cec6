import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { retell, takeBack, tell } from '../../../core/notifications/new-notification.ts'
import { awaitWriters, connectionTo } from '../../../platform/database/tables.ts'
import { writersOf } from '../tables/board-tables.ts'
import type { OpenPost, Titled } from './written.rows.ts'

const sources = 'board:'
const sourceOf = (reply: number) => `${sources}${reply}`

const wordsOf = ({ title }: Titled) => ({
  titleTh: `มีคนตอบกระทู้ “${title}” ของคุณ`,
  titleEn: `New reply to your post “${title}”`,
})

/** The post's author unless they are the replier; locked against erasure until the transaction ends. */
export async function otherAuthor(
  payload: BasePayload,
  { memberId: postAuthor }: OpenPost,
  replier: string,
): Promise<string | null> {
  if (postAuthor === null || postAuthor === replier) return null
  const writers = writersOf(payload)
  await awaitWriters(payload, writers, postAuthor)
  const found = await connectionTo(payload)
    .select({ id: writers.id })
    .from(writers)
    .where(eq(writers.id, postAuthor))
  return found.length > 0 ? postAuthor : null
}

/** Notifies a post's author of a reply, also if they do not follow it. Call in the reply's transaction. */
export async function notifyAuthorOfReply(
  payload: BasePayload,
  { postAuthor, post, reply }: { postAuthor: string; post: OpenPost; reply: number },
): Promise<void> {
  await tell(payload, [
    {
      source: sourceOf(reply),
      event: 'board',
      audience: { kind: 'member', member: postAuthor },
      ...wordsOf(post),
      slug: String(post.id),
      image: null,
    },
  ])
}

/** Updates the title of a post in its author's notifications. */
export async function notifyAuthorAgain(payload: BasePayload, post: Titled): Promise<void> {
  await retell(payload, { event: 'board', slug: String(post.id), from: sources }, wordsOf(post))
}

/** Retracts the notification when the reply is gone. */
export async function retractReplyNotice(payload: BasePayload, reply: number): Promise<void> {
  await takeBack(payload, [sourceOf(reply)])
}
