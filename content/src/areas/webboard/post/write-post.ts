import type { NewBoardPost } from '@washhouse/contract/webboard/webboard.contract'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { keepPace } from '../writing/keep-pace.rows.ts'
import { announcePost } from '../webboard.search.ts'
import { storePost } from '../writing/store-writing.rows.ts'

/**
 * Stores a post of a member and gives its id.
 * @throws FORBIDDEN where he may not write, REQUESTS_EXCEEDED where he must wait, FaultyBody naming `images`.
 */
export async function writePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  post: NewBoardPost,
): Promise<number> {
  const before = async () => {
    await holdAuthor(payload, memberId)
    await keepPace(payload, { memberId, writing: 'post', detail: post.detail })
  }
  const id = await storePost(payload, { ...post, memberId }, { before })
  await announcePost(payload, id)
  return id
}
