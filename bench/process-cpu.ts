import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second wherever Node runs.
const ticksPerSecond = 100

/** CPU seconds, user and system, of the listed processes and their children. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid).own, 0) / ticksPerSecond
}

/** CPU seconds of a process and all its descendants, including ended ones. */
export function cpuSecondsOfFamily(pid: number): number {
  return cpuSeconds([pid]) + cpuSecondsAlongside(pid)
}

/** The same of what a process has started alone, those that ended included. */
export function cpuSecondsAlongside(pid: number): number {
  const { ended } = ticksOf(pid)
  const running = childrenOf(pid).reduce((sum, child) => sum + ticksWhileRunning(child), 0)
  return (ended + running) / ticksPerSecond
}

export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}

/** Ticks of the process itself and of its ended children. */
function ticksOf(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command name in parentheses may contain spaces: count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { own: user + system, ended: endedUser + endedSystem }
}

/** 0 for a child that has ended since its parent was read: the next call counts it. */
function ticksWhileRunning(pid: number): number {
  try {
    return ticksOf(pid).own
  } catch (error) {
    // The file is missing, or its process ended while it was read.
    if (['ENOENT', 'ESRCH'].includes(Object(error).code)) return 0
    throw error
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
