import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority

/**
 * Lets all other processes go before this one, whose session is its own. On Linux each thread has a
 * priority of its own, those that come later inherit it, and between sessions theirs alone counts.
 */
export function stepBack(pid: number): void {
  if (process.platform !== 'linux') return setPriority(pid, PRIORITY_LOW)
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), PRIORITY_LOW)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW))
  } catch (error) {
    // A kernel that does not share out by session.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
