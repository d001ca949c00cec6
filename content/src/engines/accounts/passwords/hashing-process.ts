import { argon2 } from 'node:crypto'
import { constants } from 'node:os'
import { promisify } from 'node:util'
import { z } from 'zod'
import { processState } from '../../../ground/database/process-state.ts'
import { log } from '../../../ground/log.ts'
import {
  createSideProcess,
  SideProcessEndedError,
} from '../../../ground/side-process/side-process.ts'
import type { HashingWork } from './hashing-work.ts'

const derive = promisify(argon2)

/**
 * Hashes passwords by argon2id in a process with the lowest priority: each takes a processor for some 25 ms, in which
 * pages would wait. What has no answer in time, because others take the whole machine or the process ended, is hashed
 * here: whoever signs in is not to wait for a quiet hour.
 */
export function createHashingProcess({ patienceMs }: { patienceMs: number }) {
  const { ask, pid } = createSideProcess<HashingWork, Buffer>({
    program: new URL('hashing-program.ts', import.meta.url),
    does: 'hashes passwords',
    answer: z.instanceof(Buffer),
    priority: constants.priority.PRIORITY_LOW,
  })
  let isBusy = false

  async function hash(work: HashingWork): Promise<Buffer> {
    const hashed = isBusy ? undefined : await inTime(hashBeside(work), patienceMs)
    return hashed ?? (await derive('argon2id', work))
  }

  /** Undefined when the process ended under it. */
  async function hashBeside(work: HashingWork): Promise<Buffer | undefined> {
    isBusy = true
    try {
      return await ask(work)
    } catch (error) {
      if (error instanceof SideProcessEndedError) return undefined
      throw error
    } finally {
      isBusy = false
    }
  }

  return { hash, pid }
}

/** Undefined when it takes longer than whoever signs in should wait. */
async function inTime(
  hashing: Promise<Buffer | undefined>,
  patienceMs: number,
): Promise<Buffer | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => {
    log.warn('a password is hashed in the service: the process for it did not answer in time')
    late.resolve(undefined)
  }, patienceMs)
  try {
    return await Promise.race([hashing, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export function passwordHashing() {
  return processState('password hashing', () => createHashingProcess({ patienceMs: 250 }))
}
