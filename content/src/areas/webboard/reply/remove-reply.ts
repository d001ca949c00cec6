import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { repliesOf } from '../board-tables.ts'
import { closeCasesAbout, takenBack } from '../cases/close-cases.rows.ts'
import { takeNumbers } from '../counting/shelves.rows.ts'
import { removePictures } from '../picture/board-picture.files.ts'
import { dropPicturesIn } from '../picture/board-picture.rows.ts'
import { discountReply } from '../showing/discount.rows.ts'
import { holdMember } from '../writing/held-author.rows.ts'
import { ownReply } from '../writing/written.rows.ts'

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
    await closeCasesAbout(payload, { kind: 'reply', id: own.id }, takenBack)
    if (own.state === 'published') await discountReply(payload, own)
    return await dropPicturesIn(payload, { reply: own.id })
  })
  await removePictures(payload, dropped)
}
