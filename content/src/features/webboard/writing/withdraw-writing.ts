import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockMember } from '../board/locked-author.rows.ts'
import { removeFromCounts } from '../board/hide.rows.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { findStored, setStored } from '../board/stored.rows.ts'
import { ownPost, ownReply } from '../board/written.rows.ts'
import { closeCasesAbout, takenBack } from '../moderation/close-cases.rows.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { dropPicturesIn } from '../pictures/board-picture.rows.ts'

/**
 * Withdraws a member's own post or reply: texts and pictures are deleted, a reply's position stays. A post is not listed any
 * more, but its replies stay readable. Limited members may withdraw, too.
 * @throws FORBIDDEN if it is not theirs, or not in a state to withdraw.
 */
export async function takeBack(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { kind, id }: { kind: 'post' | 'reply'; id: string },
): Promise<void> {
  const { taken, dropped } = await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    await lockMember(payload, memberId)
    const own = await (kind === 'post' ? ownPost : ownReply)(payload, memberId, id)
    const taken = { kind, id: own.id }
    const stored = await findStored(payload, taken)
    const texts = kind === 'post' ? { title: null, pinnedAt: null } : { quote: null }
    await setStored(payload, taken, { state: 'withdrawn', detail: null, ...texts })
    await closeCasesAbout(payload, taken, takenBack)
    if (stored) await removeFromCounts(payload, stored)
    const use = kind === 'post' ? { post: own.id } : { reply: own.id }
    return { taken, dropped: await dropPicturesIn(payload, use) }
  })
  await announcePosts(payload, postsAmong([taken]))
  await removePictures(payload, dropped)
}
