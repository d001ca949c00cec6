import type { NewBoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { judgeWriting } from '../holding/judge-writing.rows.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { keepPace } from '../writing/keep-pace.rows.ts'
import { storeReply } from '../writing/store-writing.rows.ts'
import { openPost, requireReplyTo, type OpenPost } from '../writing/written.rows.ts'
import { otherAsker, tellAsker } from './tell-asker.ts'

/**
 * Stores a member's reply to a post, tells whoever asked, and gives its id. What is to be looked at waits for that, and
 * is told of when it is shown.
 * @throws FORBIDDEN where he may not write, or not to that post, FaultyBody naming `quote`, REQUESTS_EXCEEDED.
 */
export async function writeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { post, detail, quote, looksAutomatic }: NewBoardReply,
): Promise<number> {
  let told: { asker: string; post: OpenPost } | undefined
  const before = async () => {
    const { isBrand } = await holdAuthor(payload, memberId)
    const open = await openPost(payload, post)
    if (quote !== null) await requireReplyTo(payload, post, { field: 'quote', reply: quote })
    const writing = { post, isOwn: open.memberId === memberId }
    if (!isBrand) await keepPace(payload, { memberId, writing, detail })
    const asker = await otherAsker(payload, open, memberId)
    if (asker !== null) told = { asker, post: open }
    if (isBrand) return null
    return await judgeWriting(payload, { memberId, text: detail, images: 0, looksAutomatic })
  }
  const alsoWrite = async (reply: number) => {
    if (told) await tellAsker(payload, { ...told, reply })
  }
  const reply = { memberId, post, detail, quote }
  const id = await storeReply(payload, reply, { before, alsoWrite })
  if (id === null) throw forbidden()
  return id
}
