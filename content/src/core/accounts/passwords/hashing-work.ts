import { argon2Sync } from 'node:crypto'

/** Parameters of argon2. `memory` in kibibytes, `passes` over it, `tagLength` in bytes. */
export interface HashingWork {
  message: string
  nonce: Buffer
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Parallel hashes would only slow each other down. */
export const hashingQueue = { running: 1, waiting: 50, waitMs: 1000 }

export const work = (asked: HashingWork) => argon2Sync('argon2id', asked)
