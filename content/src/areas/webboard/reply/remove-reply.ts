import { eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { postsOf, repliesOf } from '../board-tables.ts'
import { takeNumbers } from '../counting/shelves.rows.ts'
import { removePictures } from '../picture/board-picture.files.ts'
import { dropPicturesIn } from '../picture/board-picture.rows.ts'
import { holdMember } from '../writing/held-author.rows.ts'
import { ownReply, type OwnReply } from '../writing/written.rows.ts'
import { untellFollowers } from '../following/tell-followers.ts'
import { untellAsker } from './tell-asker.ts'

/**
 * Takes a member's own reply back: its text and pictures are gone, and its place stays. Who limits his writing does not keep him from
 * that.
 * @throws FORBIDDEN where it is not his, or in other hands.
 */
export async function removeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
): Promise<void> {
  const dropped = await writeWhole(payload, async () => {
    await takeNumbers(payload, {})
    await holdMember(payload, memberId)
    const own = await ownReply(payload, memberId, id)
    const gone = { state: 'withdrawn', detail: null, quote: null }
    await connectionTo(payload)
      .update(repliesOf(payload))
      .set({ ...gone, updatedAt: new Date().toISOString() })
      .where(eq(repliesOf(payload).id, own.id))
    const pictures = await dropPicturesIn(payload, { reply: own.id })
    if (own.state !== 'published') return pictures
    await discount(payload, own)
    await untellAsker(payload, own.id)
    await untellFollowers(payload, own.post)
    return pictures
  })
  await removePictures(payload, dropped)
}

/** Of its post, which it does not solve any more either. */
async function discount(payload: BasePayload, { id, post }: OwnReply): Promise<void> {
  const posts = postsOf(payload)
  await connectionTo(payload)
    .update(posts)
    .set({
      replies: sql`${posts.replies} - 1`,
      solvedBy: sql`nullif(${posts.solvedBy}, ${id})`,
    })
    .where(eq(posts.id, post))
}
