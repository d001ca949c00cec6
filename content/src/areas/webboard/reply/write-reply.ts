import type { NewBoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { keepPace } from '../writing/keep-pace.rows.ts'
import { storeReply } from '../writing/store-writing.rows.ts'
import { openPost, requireReplyTo } from '../writing/written.rows.ts'

/**
 * Stores a member's reply to a post and gives its id.
 * @throws FORBIDDEN where he may not write, or not to that post, FaultyBody naming `quote`, REQUESTS_EXCEEDED.
 */
export async function writeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { post, detail, quote }: NewBoardReply,
): Promise<number> {
  const before = async () => {
    await holdAuthor(payload, memberId)
    const { memberId: asker } = await openPost(payload, post)
    if (quote !== null) await requireReplyTo(payload, post, { field: 'quote', reply: quote })
    const writing = { post, isOwn: asker === memberId }
    await keepPace(payload, { memberId, writing, detail })
  }
  const id = await storeReply(payload, { memberId, post, detail, quote }, { before })
  if (id === null) throw forbidden()
  return id
}
