import type { BoardPost, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'

/** Whether a member may write, as far as it is known before he tries; the service decides. */
export type MayWrite =
  | { kind: 'yes' }
  | { kind: 'unverified' }
  | { kind: 'limited'; until: string }
  /** Nobody may, here. */
  | { kind: 'locked' }
  | { kind: 'closed' }
  /** What is to be changed is older than a day. */
  | { kind: 'tooLate' }

interface Writer {
  emailVerified: boolean | undefined
  author: Pick<OwnBoardAuthor, 'limitedUntil'> | null
}

export function mayWrite({ emailVerified, author }: Writer): MayWrite {
  if (emailVerified === false) return { kind: 'unverified' }
  const until = author?.limitedUntil ?? null
  return until === null ? { kind: 'yes' } : { kind: 'limited', until }
}

export function mayReply(
  { isLocked, detail, status }: Pick<BoardPost, 'isLocked' | 'detail' | 'status'>,
  writer: Writer,
): MayWrite {
  if (isLocked) return { kind: 'locked' }
  // Taken back, or not shown to others yet.
  if (detail === null || status === 'draft') return { kind: 'closed' }
  return mayWrite(writer)
}

const editMilliseconds = 24 * 3_600_000

/** Whether its author may still change a text. */
export function isFresh({ createdAt }: { createdAt: string }, now = Date.now()): boolean {
  return now - Date.parse(createdAt) < editMilliseconds
}
