import type { NewBoardPost } from '@washhouse/contract/webboard/webboard.contract'
import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { holdAuthor } from '../board/held-author.rows.ts'
import { announcePost } from '../board/post.search.ts'
import { takeNumbers } from '../board/counts.rows.ts'
import { storePost } from '../board/store-writing.rows.ts'
import { judgeWriting } from './judge-writing.rows.ts'
import { keepPace } from './keep-pace.rows.ts'

/**
 * Stores a post of a member and gives its id; what is to be looked at waits for that.
 * @throws FORBIDDEN where they may not write, REQUESTS_EXCEEDED where they must wait, FaultyBody naming `images`.
 */
export async function writePost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { title, detail, images, looksAutomatic }: NewBoardPost,
): Promise<number> {
  const id = await writeWhole(payload, async () => {
    // Nobody else writes to the board till the end.
    await takeNumbers(payload, {})
    const { isBrand } = await holdAuthor(payload, memberId)
    if (!isBrand) await keepPace(payload, { memberId, writing: 'post', detail })
    const seen = { text: `${title}\n${detail}`, images: images?.length ?? 0 }
    const look = isBrand ? null : await judgeWriting(payload, { memberId, ...seen, looksAutomatic })
    const waits = look !== null
    const post = await storePost(payload, { title, detail, images, memberId, waits })
    if (waits) await openCase(payload, { kind: 'held', subject: `post:${post}`, cause: look })
    return post
  })
  await announcePost(payload, id)
  return id
}
