import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { printTopicPage } from './board-query.ts'

export const repliesOnPage = 20

export function pageOf(position: number): number {
  return Math.ceil(position / repliesOnPage)
}

/** Counts the positions from the last replies, given in descending order. Pending replies have no position and come last. */
export function countIn(last: readonly Pick<BoardReply, 'position'>[]): number {
  const placed = last.findIndex(({ position }) => position !== null)
  return placed === -1 ? last.length : placed + (last[placed]?.position ?? 0)
}

/** The Thai path of a reply in its topic. */
export function replyPath({ post, id }: Pick<BoardReply, 'post' | 'id'>, page: number): string {
  return `/webboard/${post}${printTopicPage(page)}#reply-${id}`
}

/** The first reply after the reader's last visit; null if there is none, or no earlier visit. */
export function firstNewIn(
  replies: readonly Pick<BoardReply, 'id' | 'createdAt'>[],
  seenUntil: string | null,
): number | null {
  if (seenUntil === null) return null
  const seen = Date.parse(seenUntil)
  return replies.find(({ createdAt }) => Date.parse(createdAt) > seen)?.id ?? null
}
