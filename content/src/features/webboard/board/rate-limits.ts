import type { BoardWait } from '@washhouse/contract/webboard/webboard.contract'

const daySeconds = 24 * 60 * 60

/** What an author wrote within the last day, the newest first; moments in epoch milliseconds. */
export interface RecentWritings {
  posts: readonly number[]
  replies: readonly { at: number; post: number }[]
  /** He wrote something before that day. */
  isKnown: boolean
}

/** Seconds between two writings, and how many of them a day. */
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
/** Of the day that begins with the first thing an author writes. */
const firstDay: Pace = { between: 30, betweenPosts: 120, posts: 3, replies: 10, repliesToOne: 3 }

/** What is to be written: a post, or a reply to one, which may be his own. */
export type NewWriting = 'post' | { post: number; isOwn: boolean }

export interface Wait {
  type: BoardWait
  /** Whole seconds, one at least. */
  seconds: number
}

/** How long an author must wait before he writes this; null: he may. */
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
  // The first day ends a day after the first writing; any other as what he wrote grows a day old.
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

/** Of one moment to another, if that is still to come. */
export function waitUntil(type: BoardWait, at: number, now: number): Wait | null {
  return at > now ? { type, seconds: Math.ceil((at - now) / 1000) } : null
}
