import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { printTopicPage } from './board-query.ts'

export const repliesOnPage = 20

/** The page on which the reply of this position stands. */
export function pageOf(position: number): number {
  return Math.ceil(position / repliesOnPage)
}

/** How many places there are, by the last replies, the last one first: those that wait have none, and stand behind. */
export function countIn(last: readonly Pick<BoardReply, 'position'>[]): number {
  const placed = last.findIndex(({ position }) => position !== null)
  return placed === -1 ? last.length : placed + (last[placed]?.position ?? 0)
}

/** The Thai path of a reply in its topic. */
export function replyPath({ post, id }: Pick<BoardReply, 'post' | 'id'>, page: number): string {
  return `/webboard/${post}${printTopicPage(page)}#reply-${id}`
}

/** The first of these that was written after the reader had last looked; null: none, or he had never. */
export function firstNewIn(
  replies: readonly Pick<BoardReply, 'id' | 'createdAt'>[],
  seenUntil: string | null,
): number | null {
  if (seenUntil === null) return null
  const seen = Date.parse(seenUntil)
  return replies.find(({ createdAt }) => Date.parse(createdAt) > seen)?.id ?? null
}
