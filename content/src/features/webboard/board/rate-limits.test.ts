import { describe, expect, it } from 'vitest'
import { findWait, type NewWriting, type RecentWritings } from './rate-limits.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const hour = 3600
const reply = { post: 1, isOwn: false }

/** Texts written this many seconds ago. */
function written({
  posts = [],
  replies = [],
  to = 1,
  isKnown = false,
}: {
  posts?: number[]
  replies?: number[]
  to?: number
  isKnown?: boolean
}): RecentWritings {
  const at = (seconds: number) => now - seconds * 1000
  return {
    posts: posts.map(at),
    replies: replies.map((seconds) => ({ at: at(seconds), post: to })),
    isKnown,
  }
}
const every = (seconds: number, many: number) =>
  Array.from({ length: many }, (_, index) => (index + 1) * seconds)

describe('An author waits', () => {
  const rows: [string, NewWriting, RecentWritings, [string, number] | null][] = [
    ['not with the first post', 'post', written({}), null],
    ['not with the first reply', reply, written({}), null],
    ['30 s after the first one', reply, written({ posts: [10] }), ['too_fast', 20]],
    ['120 s between the first posts', 'post', written({ posts: [100] }), ['too_fast', 20]],
    ['not for a post after a reply that is 30 s old', 'post', written({ replies: [30] }), null],
    [
      'after three posts till the first day ends',
      'post',
      written({ posts: every(hour, 3) }),
      ['too_many', 21 * hour],
    ],
    [
      'after ten replies, too',
      reply,
      written({ replies: every(hour, 10), to: 2 }),
      ['too_many', 14 * hour],
    ],
    [
      'after three replies to one post',
      reply,
      written({ replies: every(hour, 3) }),
      ['too_many', 21 * hour],
    ],
    [
      'not for more of them to an own post',
      { post: 1, isOwn: true },
      written({ replies: every(hour, 3) }),
      null,
    ],
    [
      'not for one to another post',
      { post: 2, isOwn: false },
      written({ replies: every(hour, 3) }),
      null,
    ],
    ['5 s for a known author', reply, written({ replies: [3.2], isKnown: true }), ['too_fast', 2]],
    ['15 s between posts then', 'post', written({ posts: [14], isKnown: true }), ['too_fast', 1]],
    [
      'not after twelve replies then',
      reply,
      written({ replies: every(10, 12), isKnown: true }),
      null,
    ],
    [
      'after twenty posts till the first of them is a day old',
      'post',
      written({ posts: every(hour, 20), isKnown: true }),
      ['too_many', 4 * hour],
    ],
    ['not after nineteen', 'post', written({ posts: every(hour, 19), isKnown: true }), null],
  ]

  it.each(rows)('%s', (_, writing, recent, expected) => {
    const wait = findWait(writing, recent, now)
    expect(wait && [wait.type, wait.seconds]).toEqual(expected)
  })
})
