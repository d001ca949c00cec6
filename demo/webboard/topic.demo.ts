import type { BoardAuthorKey } from './board-author.demo.ts'

export interface TopicDemo {
  author: BoardAuthorKey
  title: string
  /** Plain text, as members write it. */
  detail: string
  /** Days before seeding. */
  daysAgo: number
  views: number
  /** Slugs of the branches that it mentions. */
  branches?: string[]
  replies: ReplyDemo[]
  /** Number of the reply that solved it, from 1. */
  solvedBy?: number
  isPinned?: true
  isLocked?: true
}

export interface ReplyDemo {
  author: BoardAuthorKey
  /** Hours after the post. */
  after: number
  detail: string
  /** Number of the earlier reply that it quotes, from 1. */
  quote?: number
}
