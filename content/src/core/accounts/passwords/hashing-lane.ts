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
 * Hashes passwords with argon2id in a process of the lowest priority: each hash occupies a core for about 25 ms, which would
 * delay page requests. If that process ends or does not answer in time, this process hashes the password, so that a sign-in
 * never waits long.
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
    // No process is free while an earlier request has no answer.
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
  log.warn('a password is hashed in the service: the hashing process did not answer in time')
}

export function passwordHashing() {
  return processState('password hashing', () => createHashingLane({ patienceMs: 250 }))
}
