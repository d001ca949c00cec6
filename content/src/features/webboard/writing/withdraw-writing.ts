import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockMember } from '../board/locked-author.rows.ts'
import { discount } from '../board/hide.rows.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { findStored, setStored } from '../board/stored.rows.ts'
import { ownPost, ownReply } from '../board/written.rows.ts'
import { closeCasesAbout, takenBack } from '../moderation/close-cases.rows.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { dropPicturesIn } from '../pictures/board-picture.rows.ts'

/**
 * Takes a member's own post or reply back: its texts and pictures are gone, and the place of a reply stays. A post stands
 * in no list any more; where others replied, their words stay below it. A limit of writing keeps nobody from that.
 * @throws FORBIDDEN where it is not theirs, or in other hands.
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
    if (stored) await discount(payload, stored)
    const use = kind === 'post' ? { post: own.id } : { reply: own.id }
    return { taken, dropped: await dropPicturesIn(payload, use) }
  })
  await announcePosts(payload, postsAmong([taken]))
  await removePictures(payload, dropped)
}
