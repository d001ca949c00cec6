import type { BoardWait } from '@washhouse/contract/webboard/webboard.contract'

const daySeconds = 24 * 60 * 60

/** An author's texts of the last 24 hours, newest first; epoch milliseconds. */
export interface RecentWritings {
  posts: readonly number[]
  replies: readonly { at: number; post: number }[]
  /** Has written before these 24 hours. */
  isKnown: boolean
}

/** Seconds between two texts, and texts a day. */
interface Pace {
  between: number
  betweenPosts: number
  posts: number
  replies: number
  repliesToOne: number
}

const usual: Pace = {
  between: 5,
  betweenPosts: 15,
  posts: 20,
  replies: Infinity,
  repliesToOne: Infinity,
}
/** For 24 hours from an author's first text. */
const firstDay: Pace = { between: 30, betweenPosts: 120, posts: 3, replies: 10, repliesToOne: 3 }

/** A post, or a reply to a post, possibly the author's own. */
export type NewWriting = 'post' | { post: number; isOwn: boolean }

export interface Wait {
  type: BoardWait
  /** Whole seconds, at least 1. */
  seconds: number
}

/** How long an author must wait before writing this; null: no wait. */
export function findWait(writing: NewWriting, recent: RecentWritings, now: number): Wait | null {
  const pace = recent.isKnown ? usual : firstDay
  return (
    tooMany(writing, recent, pace, now) ?? waitUntil('too_fast', nextAt(writing, recent, pace), now)
  )
}

function tooMany(
  writing: NewWriting,
  { posts, replies, isKnown }: RecentWritings,
  pace: Pace,
  now: number,
): Wait | null {
  const all = [...posts, ...replies.map(({ at }) => at)]
  // Quotas of the first day end 24 hours after the first text; later ones free up as each text becomes 24 hours old.
  const freeAt = (times: readonly number[], most: number) => {
    if (times.length < most) return 0
    return (isKnown ? (times[most - 1] ?? 0) : Math.min(...all)) + daySeconds * 1000
  }
  if (writing === 'post') return waitUntil('too_many', freeAt(posts, pace.posts), now)
  const toOne = replies.filter(({ post }) => post === writing.post && !writing.isOwn)
  const ends = [freeAt(timesOf(replies), pace.replies), freeAt(timesOf(toOne), pace.repliesToOne)]
  return waitUntil('too_many', Math.max(...ends), now)
}

const timesOf = (replies: RecentWritings['replies']) => replies.map(({ at }) => at)

function nextAt(writing: NewWriting, { posts, replies }: RecentWritings, pace: Pace): number {
  const lastPost = posts[0] ?? -Infinity
  const last = Math.max(lastPost, replies[0]?.at ?? -Infinity)
  const any = last + pace.between * 1000
  return writing === 'post' ? Math.max(any, lastPost + pace.betweenPosts * 1000) : any
}

/** Null if the time is past. */
export function waitUntil(type: BoardWait, at: number, now: number): Wait | null {
  return at > now ? { type, seconds: Math.ceil((at - now) / 1000) } : null
}
