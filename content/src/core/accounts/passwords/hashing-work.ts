import { argon2Sync } from 'node:crypto'

/** What a password is hashed with: kibibytes of memory, passes over them, bytes of the hash. */
export interface HashingWork {
  message: string
  nonce: Buffer
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Several at once would only make each other wait. */
export const hashingQueue = { running: 1, waiting: 50, waitMs: 1000 }

export const work = (asked: HashingWork) => argon2Sync('argon2id', asked)
