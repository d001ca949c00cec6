import type { BoardReplyChanges } from '@washhouse/contract/webboard/webboard.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { repliesOf } from '../board-tables.ts'
import { takeNumbers } from '../counting/shelves.rows.ts'
import { holdEdit } from '../holding/hold-edit.rows.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { countEdit } from '../writing/keep-pace.rows.ts'
import { marksOfEdit, openPost, ownReply } from '../writing/written.rows.ts'

/**
 * Changes a member's own reply, within a day. What is as it was changes nothing.
 * @throws FORBIDDEN where it is not his to change, or its post is locked or not shown; REQUESTS_EXCEEDED.
 */
export async function changeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
  { detail }: Partial<BoardReplyChanges>,
): Promise<void> {
  await writeWhole(payload, async () => {
    // Nobody else writes to the board till the end.
    await takeNumbers(payload, {})
    const { isBrand } = await holdAuthor(payload, memberId)
    const own = await ownReply(payload, memberId, id)
    await openPost(payload, own.post)
    if (detail === undefined || detail === own.detail) return
    const now = new Date()
    const marks = marksOfEdit(own, now)
    await countEdit(payload, memberId)
    await connectionTo(payload)
      .update(repliesOf(payload))
      .set({ detail, ...marks, updatedAt: now.toISOString() })
      .where(eq(repliesOf(payload).id, own.id))
    if (isBrand) return
    await holdEdit(payload, { subject: { kind: 'reply', id: own.id }, memberId, text: detail })
  })
}
