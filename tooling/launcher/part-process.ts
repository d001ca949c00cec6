import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'
import { releaseFile } from '@washhouse/serving/product-version'
import { describeEnding, spawnNode, type Child, type Ending } from './child.ts'
import type { Part } from './parts.ts'
import { environmentOf } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

const SECONDS_TO_START = 300
const SECONDS_TO_STOP = 10

/** Without them, up to 350 MB more stay occupied after a burst of requests (decision 0038). */
const v8Flags = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring']

export interface PartProcess {
  part: Part
  pid: number | undefined
  ended: Promise<Ending>
  tail: () => string[]
  /** Sends SIGTERM, then SIGKILL after ten seconds. Resolves when the process has ended. */
  stop: () => Promise<void>
  kill: (signal: NodeJS.Signals) => void
}

export function spawnPart(
  root: string,
  part: Part,
  environment: Record<string, string>,
  onLine: (line: string) => void,
): PartProcess {
  const child = spawnNode([...v8Flags, part.entry], {
    cwd: join(root, part.folder),
    environment: {
      NODE_COMPILE_CACHE: compileCache(root, environment),
      ...environmentOf(part.name, environment),
    },
    onLine,
  })
  if (child.pid !== undefined && part.priority !== undefined)
    void lowerPriority(child.pid, part.priority, onLine)
  return {
    part,
    pid: child.pid,
    ended: child.ended,
    tail: child.tail,
    stop: () => stopChild(child),
    kill: child.kill,
  }
}

/**
 * Restarts use cached compiled code for thousands of library files. A release, whose folder cannot be written, stores it in the
 * data folder.
 */
function compileCache(root: string, { DATA_DIR: dataDir }: Record<string, string>): string {
  const isRelease = dataDir !== undefined && existsSync(join(root, releaseFile))
  return isRelease ? join(dataDir, 'cache', 'compiled') : join(root, '.cache', 'compiled')
}

async function lowerPriority(pid: number, priority: number, onLine: (line: string) => void) {
  try {
    await lowerPriorityOf(pid, priority)
  } catch (error) {
    onLine(`Cannot lower the priority of the process: ${String(error)}`)
  }
}

/** Resolves once `url` returns 200. Throws StartProblem if the part ends first, or after five minutes. */
export async function waitUntilReady(
  running: PartProcess,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  const deadline = Date.now() + SECONDS_TO_START * 1000
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    if (hasEnded) throw new StartProblem(await describeDeath(running))
    if (await isOk(url)) return
    await sleep(50)
  }
  throw new StartProblem([
    ...running.tail(),
    `The ${running.part.title} did not respond at ${url} within ${SECONDS_TO_START} s`,
  ])
}

/** Last lines of the log and how the process ended. */
export async function describeDeath(running: PartProcess): Promise<string[]> {
  const ending = await running.ended
  return [...running.tail(), `The ${running.part.title} ${describeEnding(ending)}`]
}

async function stopChild(child: Child): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS_TO_STOP * 1000)
  await child.ended
  clearTimeout(timer)
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
