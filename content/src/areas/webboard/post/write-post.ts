import type { NewBoardPost } from '@washhouse/contract/webboard/webboard.contract'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { judgeWriting } from '../holding/judge-writing.rows.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { keepPace } from '../writing/keep-pace.rows.ts'
import { announcePost } from '../webboard.search.ts'
import { storePost } from '../writing/store-writing.rows.ts'

/**
 * Stores a post of a member and gives its id; what is to be looked at waits for that.
 * @throws FORBIDDEN where he may not write, REQUESTS_EXCEEDED where he must wait, FaultyBody naming `images`.
 */
export async function writePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { title, detail, images, looksAutomatic }: NewBoardPost,
): Promise<number> {
  const before = async () => {
    const { isBrand } = await holdAuthor(payload, memberId)
    if (isBrand) return null
    await keepPace(payload, { memberId, writing: 'post', detail })
    const text = `${title}\n${detail}`
    const seen = { text, images: images?.length ?? 0 }
    return await judgeWriting(payload, { memberId, ...seen, looksAutomatic })
  }
  const id = await storePost(payload, { title, detail, images, memberId }, { before })
  await announcePost(payload, id)
  return id
}
