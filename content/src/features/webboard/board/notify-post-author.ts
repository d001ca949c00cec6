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

/** Whoever asked, where he is not the one who replies; till the end of the write he is not erased. */
export async function otherAuthor(
  payload: BasePayload,
  { memberId: asker }: OpenPost,
  replier: string,
): Promise<string | null> {
  if (asker === null || asker === replier) return null
  const writers = writersOf(payload)
  await awaitWriters(payload, writers, asker)
  const found = await connectionTo(payload)
    .select({ id: writers.id })
    .from(writers)
    .where(eq(writers.id, asker))
  return found.length > 0 ? asker : null
}

/** Tells whoever asked of a reply to his post, whether he follows it or not; in the same write. */
export async function notifyAuthorOfReply(
  payload: BasePayload,
  { asker, post, reply }: { asker: string; post: OpenPost; reply: number },
): Promise<void> {
  await tell(payload, [
    {
      source: sourceOf(reply),
      event: 'board',
      audience: { kind: 'member', member: asker },
      ...wordsOf(post),
      slug: String(post.id),
      image: null,
    },
  ])
}

/** Whoever asked reads his post by the title that it has now. */
export async function notifyAuthorAgain(payload: BasePayload, post: Titled): Promise<void> {
  await retell(payload, { event: 'board', slug: String(post.id), from: sources }, wordsOf(post))
}

/** Takes that back, where the reply is gone. */
export async function retractReplyNotice(payload: BasePayload, reply: number): Promise<void> {
  await takeBack(payload, [sourceOf(reply)])
}
