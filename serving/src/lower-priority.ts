import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/**
 * Lets other processes go before this one, whose session is its own. On Linux each thread has a
 * priority of its own, those that come later inherit it, and between sessions theirs alone counts.
 * One that has ended is left alone.
 * @param priority As `constants.priority` of node:os has it: the higher, the further back.
 */
export async function lowerPriorityOf(pid: number, priority: number): Promise<void> {
  if (process.platform !== 'linux') return unlessGone(() => setPriority(pid, priority))
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`)) ?? []
  for (const thread of threads) unlessGone(() => setPriority(Number(thread), priority))
  // Not there either in a kernel that does not share out by session.
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

/** Linux takes one such wish in a tenth of a second from all who are not root, and refuses the others with EAGAIN. */
export async function retryWhileRefused(work: () => void): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return work()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || left === 0) throw error
    }
    // Two that wait for each other would come at the same moments.
    await wait(100 * (1 + Math.random()))
  }
}

const Failed = z.object({ code: z.string(), info: z.object({ code: z.string() }).optional() })

/** As the system names it: node:os has it beside a code of its own. */
function codeOf(error: unknown): string | undefined {
  const { data } = Failed.safeParse(error)
  return data?.info?.code ?? data?.code
}
