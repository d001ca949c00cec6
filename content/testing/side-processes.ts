import { setTimeout as sleep } from 'node:timers/promises'

interface SideProcess {
  pid: () => number | undefined
}

/** Its process id. Throws if it has ended: a signal to 0 would reach the tests themselves. */
export function pidOf({ pid }: SideProcess): number {
  const current = pid()
  if (current === undefined) throw new Error('There is no such process')
  return current
}

/** Suspends it in the middle of its work: alive without responding. Returns its process id. */
export function stop(stopped: SideProcess): number {
  const pid = pidOf(stopped)
  process.kill(pid, 'SIGSTOP')
  return pid
}

/** Asks until the process runs: the first call after a kill may only detect its end. */
export async function askUntilBegun(
  asked: SideProcess,
  ask: () => Promise<unknown>,
): Promise<void> {
  do await ask()
  while (asked.pid() === undefined)
}

/** Kills it in the middle of its work. */
export function endAtOnce({ pid }: SideProcess): void {
  const current = pid()
  if (current !== undefined && isAlive(current)) process.kill(current, 'SIGKILL')
}

/** Kills it at every restart until there is an outcome, and returns that. */
export async function keepEnding<Outcome>(
  process: SideProcess,
  outcome: Promise<Outcome>,
): Promise<Outcome> {
  let isOver = false
  const settled = outcome.finally(() => (isOver = true))
  for (; !isOver; await sleep(1)) endAtOnce(process)
  return await settled
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
