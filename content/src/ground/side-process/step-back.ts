import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lets other processes go before this one, whose session is its own. On Linux each thread has a
 * priority of its own, those that come later inherit it, and between sessions theirs alone counts.
 * @param priority As `constants.priority` of node:os has it: the higher, the further back.
 */
export function stepBack(pid: number, priority: number): void {
  if (process.platform !== 'linux') return setPriority(pid, priority)
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), priority)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch (error) {
    // A kernel that does not share out by session.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
