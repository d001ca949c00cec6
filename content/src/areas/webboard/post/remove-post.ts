import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { postsOf } from '../board-tables.ts'
import { closeCasesAbout, takenBack } from '../cases/close-cases.rows.ts'
import { takeNumbers } from '../counting/shelves.rows.ts'
import { removePictures } from '../picture/board-picture.files.ts'
import { dropPicturesIn } from '../picture/board-picture.rows.ts'
import { discountPost } from '../showing/discount.rows.ts'
import { announcePost } from '../webboard.search.ts'
import { holdMember } from '../writing/held-author.rows.ts'
import { ownPost } from '../writing/written.rows.ts'

/**
 * Takes a member's own post back: its texts and pictures are gone, and it stands in no list any more. Who limits his writing does not
 * keep him from that. Where others replied, their words stay below it.
 * @throws FORBIDDEN where it is not his, or in other hands.
 */
export async function removePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
): Promise<void> {
  const dropped = await writeWhole(payload, async () => {
    await takeNumbers(payload, {})
    await holdMember(payload, memberId)
    const own = await ownPost(payload, memberId, id)
    const gone = { state: 'withdrawn', title: null, detail: null, pinnedAt: null }
    await connectionTo(payload)
      .update(postsOf(payload))
      .set({ ...gone, updatedAt: new Date().toISOString() })
      .where(eq(postsOf(payload).id, own.id))
    await closeCasesAbout(payload, { kind: 'post', id: own.id }, takenBack)
    if (own.state === 'published') await discountPost(payload, own)
    return await dropPicturesIn(payload, { post: own.id })
  })
  await announcePost(payload, Number(id))
  await removePictures(payload, dropped)
}
