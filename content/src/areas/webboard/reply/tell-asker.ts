import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { takeBack, tell } from '../../../engines/notifications/new-notification.ts'
import { awaitWriters, connectionTo } from '../../../ground/database/tables.ts'
import { writersOf } from '../board-tables.ts'
import type { OpenPost } from '../writing/written.rows.ts'

const sourceOf = (reply: number) => `board:${reply}`

/** Whoever asked, where he is not the one who replies; till the end of the write he is not erased. */
export async function otherAsker(
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
export async function tellAsker(
  payload: BasePayload,
  { asker, post, reply }: { asker: string; post: OpenPost; reply: number },
): Promise<void> {
  await tell(payload, [
    {
      source: sourceOf(reply),
      event: 'board',
      audience: { kind: 'member', member: asker },
      titleTh: `มีคนตอบกระทู้ “${post.title}” ของคุณ`,
      titleEn: `New reply to your post “${post.title}”`,
      slug: String(post.id),
      image: null,
    },
  ])
}

/** Takes that back, where the reply is gone. */
export async function untellAsker(payload: BasePayload, reply: number): Promise<void> {
  await takeBack(payload, [sourceOf(reply)])
}
