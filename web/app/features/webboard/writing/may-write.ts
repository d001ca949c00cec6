import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import type { BoardPost, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'

/** A member's write permission, as far as it is known before sending. The service decides. */
export type MayWrite =
  | { kind: 'yes'; review: OwnBoardAuthor['review'] }
  | { kind: 'unverified' }
  | { kind: 'limited'; until: string; reason: BoardReason | null; mayAppeal: boolean }
  /** The topic is locked for everyone. */
  | { kind: 'locked' }
  | { kind: 'closed' }
  /** The text is older than 24 hours. */
  | { kind: 'tooLate' }

interface Writer {
  emailVerified: boolean | undefined
  author: Pick<OwnBoardAuthor, 'limitedUntil' | 'limitReason' | 'mayAppeal' | 'review'> | null
}

export function mayWrite({ emailVerified, author }: Writer): MayWrite {
  if (emailVerified === false) return { kind: 'unverified' }
  if (!author || author.limitedUntil === null)
    return { kind: 'yes', review: author?.review ?? null }
  const { limitedUntil: until, limitReason: reason, mayAppeal } = author
  return { kind: 'limited', until, reason, mayAppeal }
}

export function mayReply(
  { isLocked, detail, status }: Pick<BoardPost, 'isLocked' | 'detail' | 'status'>,
  writer: Writer,
): MayWrite {
  if (isLocked) return { kind: 'locked' }
  // Withdrawn, or not visible to others yet.
  if (detail === null || status === 'draft') return { kind: 'closed' }
  return mayWrite(writer)
}

const editMilliseconds = 24 * 3_600_000

/** True while the author may change a text. */
export function isFresh({ createdAt }: { createdAt: string }, now = Date.now()): boolean {
  return now - Date.parse(createdAt) < editMilliseconds
}

/** Whether the author may change a text now. Only posts can be locked. */
export function mayEdit(
  written: Pick<BoardPost, 'createdAt'> & Partial<Pick<BoardPost, 'isLocked'>>,
  writer: Writer,
): MayWrite {
  if (written.isLocked) return { kind: 'locked' }
  return isFresh(written) ? mayWrite(writer) : { kind: 'tooLate' }
}
