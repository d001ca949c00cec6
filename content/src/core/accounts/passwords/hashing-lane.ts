import { argon2 } from 'node:crypto'
import { constants } from 'node:os'
import { promisify } from 'node:util'
import { z } from 'zod'
import { processState } from '../../../platform/database/process-state.ts'
import { inTime } from '../../../platform/in-time.ts'
import { log } from '../../../platform/log.ts'
import { createLane } from '../../../platform/side-process/lane.ts'
import { SideProcessEndedError } from '../../../platform/side-process/side-process.ts'
import { hashingQueue, type HashingWork } from './hashing-work.ts'

const derive = promisify(argon2)

/**
 * Hashes passwords by argon2id in a process with the lowest priority: each takes a processor for some 25 ms, in which
 * pages would wait. What has no answer in time, because others take the whole machine or the process ended, is hashed
 * here: whoever signs in is not to wait for a quiet hour.
 */
export function createHashingLane({ patienceMs }: { patienceMs: number }) {
  const lane = createLane<HashingWork, Buffer>({
    work: new URL('hashing-work.ts', import.meta.url),
    does: 'hashes passwords',
    answer: z.instanceof(Buffer),
    queue: hashingQueue,
    priority: constants.priority.PRIORITY_LOW,
  })

  async function hash(work: HashingWork): Promise<Buffer> {
    // None is free while one has not answered an earlier question.
    const hashed =
      lane.free.length > 0 ? await inTime(hashInProcess(work), patienceMs, sayLate) : undefined
    return hashed ?? (await derive('argon2id', work))
  }

  /** Undefined when the process ended under it. */
  async function hashInProcess(work: HashingWork): Promise<Buffer | undefined> {
    try {
      return await lane.ask(work)
    } catch (error) {
      if (error instanceof SideProcessEndedError) return undefined
      throw error
    }
  }

  return { ...lane, hash }
}

function sayLate(): undefined {
  log.warn('a password is hashed in the service: the process for it did not answer in time')
}

export function passwordHashing() {
  return processState('password hashing', () => createHashingLane({ patienceMs: 250 }))
}
