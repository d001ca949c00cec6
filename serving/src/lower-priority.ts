import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/**
 * Lowers the priority of a process that has its own session. On Linux each thread has its own priority, which later threads
 * inherit. Between sessions only the session's priority counts. Ignores a process that has ended.
 * @param priority As `constants.priority` of node:os: a higher number is a lower priority.
 */
export async function lowerPriorityOf(pid: number, priority: number): Promise<void> {
  if (process.platform !== 'linux') return unlessGone(() => setPriority(pid, priority))
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`)) ?? []
  for (const thread of threads) unlessGone(() => setPriority(Number(thread), priority))
  // Missing in a kernel without autogroups.
  await retryWhileRefused(() =>
    unlessGone(() => writeFileSync(`/proc/${pid}/autogroup`, String(priority))),
  )
}

function unlessGone<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

const tries = 20

/** Linux accepts one such change in 0.1 s from all non-root users, and refuses the others with EAGAIN. */
export async function retryWhileRefused(work: () => void): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return work()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || left === 0) throw error
    }
    // Jitter avoids lockstep retries.
    await wait(100 * (1 + Math.random()))
  }
}

const Failed = z.object({ code: z.string(), info: z.object({ code: z.string() }).optional() })

/** The system's error code; node:os stores it next to its own code. */
function codeOf(error: unknown): string | undefined {
  const { data } = Failed.safeParse(error)
  return data?.info?.code ?? data?.code
}
