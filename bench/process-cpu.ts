import { existsSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second wherever Node runs.
const ticksPerSecond = 100

/** CPU seconds, user and system, that a process and its children on the list have used so far. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid).own, 0) / ticksPerSecond
}

/** The same of a process and all that it has started, those that ended included. */
export function cpuSecondsOfFamily(pid: number): number {
  return cpuSeconds([pid]) + cpuSecondsAlongside(pid)
}

/** The same of what a process has started alone, those that ended included. */
export function cpuSecondsAlongside(pid: number): number {
  const { ended } = ticksOf(pid)
  // One that ends between the two questions is counted here the next time.
  const running = childrenOf(pid).filter((child) => existsSync(`/proc/${child}`))
  return ended / ticksPerSecond + cpuSeconds(running)
}

export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}

/** Of the process itself, and of those that it started and that have ended. */
function ticksOf(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command's name stands in parentheses and may hold spaces: count from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { own: user + system, ended: endedUser + endedSystem }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
