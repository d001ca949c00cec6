import type { BoardAuthorKey } from './board-author.demo.ts'

export interface TopicDemo {
  author: BoardAuthorKey
  title: string
  /** Plain text, as members write it. */
  detail: string
  /** How long before the filling it was written. */
  daysAgo: number
  views: number
  /** Slugs of the branches that it names. */
  branches?: string[]
  replies: ReplyDemo[]
  /** Which reply solved it, from 1. */
  solvedBy?: number
  isPinned?: true
  isLocked?: true
}

export interface ReplyDemo {
  author: BoardAuthorKey
  /** Hours from the post. */
  after: number
  detail: string
  /** Which earlier reply to the same post it answers, from 1. */
  quote?: number
}
