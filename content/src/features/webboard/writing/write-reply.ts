import type { NewBoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { holdAuthor } from '../board/held-author.rows.ts'
import { takeNumbers } from '../board/counts.rows.ts'
import { storeReply, storeWaitingReply } from '../board/store-writing.rows.ts'
import { otherAsker, tellAsker } from '../board/tell-asker.ts'
import { tellFollowers } from '../board/tell-followers.ts'
import { openPost, requireReplyTo } from '../board/written.rows.ts'
import { judgeWriting } from './judge-writing.rows.ts'
import { keepPace } from './keep-pace.rows.ts'

/**
 * Stores a member's reply to a post, tells whoever asked and who follows it, and gives its id. What is to be looked at
 * waits for that, and is told of when it is shown.
 * @throws FORBIDDEN where they may not write, or not to that post, FaultyBody naming `quote` or `images`, REQUESTS_EXCEEDED.
 */
export async function writeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { post, detail, images, quote, looksAutomatic }: NewBoardReply,
): Promise<number> {
  return await writeWhole(payload, async () => {
    // Nobody else writes to the board till the end.
    await takeNumbers(payload, {})
    const { isBrand } = await holdAuthor(payload, memberId)
    const open = await openPost(payload, post)
    if (quote !== null) await requireReplyTo(payload, post, { field: 'quote', reply: quote })
    const writing = { post, isOwn: open.memberId === memberId }
    if (!isBrand) await keepPace(payload, { memberId, writing, detail })
    const asker = await otherAsker(payload, open, memberId)
    const reply = { memberId, post, detail, images, quote }
    const seen = { text: detail, images: images?.length ?? 0 }
    const look = isBrand ? null : await judgeWriting(payload, { memberId, ...seen, looksAutomatic })
    if (look !== null) {
      const id = await storeWaitingReply(payload, reply)
      await openCase(payload, { kind: 'held', subject: `reply:${id}`, cause: look })
      return id
    }
    const id = await storeReply(payload, reply)
    if (id === null) throw forbidden()
    if (asker !== null) await tellAsker(payload, { asker, post: open, reply: id })
    await tellFollowers(payload, { post: open, reply: id, replier: memberId })
    return id
  })
}
