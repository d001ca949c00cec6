import type { NewBoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { judgeWriting } from '../holding/judge-writing.rows.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { keepPace } from '../writing/keep-pace.rows.ts'
import { storeReply } from '../writing/store-writing.rows.ts'
import { openPost, requireReplyTo, type OpenPost } from '../writing/written.rows.ts'
import { tellFollowers } from '../following/tell-followers.ts'
import { otherAsker, tellAsker } from './tell-asker.ts'

/**
 * Stores a member's reply to a post, tells whoever asked and who follows it, and gives its id. What is to be looked at
 * waits for that, and is told of when it is shown.
 * @throws FORBIDDEN where he may not write, or not to that post, FaultyBody naming `quote` or `images`, REQUESTS_EXCEEDED.
 */
export async function writeReply(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { post, detail, images, quote, looksAutomatic }: NewBoardReply,
): Promise<number> {
  let told: { asker: string | null; post: OpenPost } | undefined
  const before = async () => {
    const { isBrand } = await holdAuthor(payload, memberId)
    const open = await openPost(payload, post)
    if (quote !== null) await requireReplyTo(payload, post, { field: 'quote', reply: quote })
    const writing = { post, isOwn: open.memberId === memberId }
    if (!isBrand) await keepPace(payload, { memberId, writing, detail })
    told = { asker: await otherAsker(payload, open, memberId), post: open }
    if (isBrand) return null
    const seen = { text: detail, images: images?.length ?? 0 }
    return await judgeWriting(payload, { memberId, ...seen, looksAutomatic })
  }
  const alsoWrite = async (reply: number) => {
    if (!told) return
    const { asker, post: open } = told
    if (asker !== null) await tellAsker(payload, { asker, post: open, reply })
    await tellFollowers(payload, { post: open, reply, replier: memberId })
  }
  const reply = { memberId, post, detail, images, quote }
  const id = await storeReply(payload, reply, { before, alsoWrite })
  if (id === null) throw forbidden()
  return id
}
