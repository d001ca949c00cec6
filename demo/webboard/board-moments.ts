import type { ReplyDemo, TopicDemo } from './topic.demo.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface BoardMoment {
  at: Date
  topic: TopicDemo
  /** Null: the post itself is written. */
  reply: ReplyDemo | null
}

/** Everything written on the board until seeding, in order. */
export function momentsUntil(filledAt: number, topics: readonly TopicDemo[]): BoardMoment[] {
  return topics
    .flatMap((topic): BoardMoment[] => {
      const postedAt = filledAt - topic.daysAgo * dayMs
      return [
        { at: new Date(postedAt), topic, reply: null },
        ...topic.replies.map((reply) => ({
          at: new Date(postedAt + reply.after * hourMs),
          topic,
          reply,
        })),
      ]
    })
    .sort((one, other) => Number(one.at) - Number(other.at))
}
