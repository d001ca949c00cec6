import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeEnding, spawnNode } from './child.ts'
import { fingerprint } from './fingerprint.ts'
import type { Part } from './parts.ts'
import { identify, isAlive, ProcessIdentity } from './process-identity.ts'
import { StartProblem, systemCode } from './start-problem.ts'

/** Whether the sources differ from those the output was built from. */
export async function isStale(root: string, part: Part): Promise<boolean> {
  return (await readText(stampPath(root, part))) !== (await fingerprint(root, part.sources))
}

/** Builds the part with its own `build` script; throws with the end of the build's output when that fails. */
export async function buildPart(
  root: string,
  part: Part,
  environment: Record<string, string>,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  await withBuildLock(root, signal, async () => {
    const built = await fingerprint(root, part.sources)
    const stamp = stampPath(root, part)
    if ((await readText(stamp)) === built) return
    await rm(stamp, { force: true })
    const child = spawnNode(['--run', 'build'], {
      cwd: join(root, part.folder),
      environment: { ...environment, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      onLine: (line) => line.trim() && report(line.trim()),
    })
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop, { once: true })
    const ending = await child.ended
    signal.removeEventListener('abort', stop)
    signal.throwIfAborted()
    if (ending.code !== 0)
      throw new StartProblem([
        ...child.tail(),
        `The build of the ${part.title} ${describeEnding(ending)}`,
      ])
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, built)
  })
}

function stampPath(root: string, part: Part): string {
  return join(root, part.folder, part.output, '.built-from')
}

/** Two commands at once (a start and a test run) must not build into the same folder. */
async function withBuildLock(
  root: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const lock = join(root, '.cache', 'build.lock')
  await mkdir(dirname(lock), { recursive: true })
  while (!(await claimLock(lock))) {
    signal.throwIfAborted()
    await sleep(200)
  }
  try {
    await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function claimLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, JSON.stringify(await identify(process.pid)), { flag: 'wx' })
    return true
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
  const holder = parseIdentity(await readText(lock))
  if (!holder || !(await isAlive(holder))) await rm(lock, { force: true })
  return false
}

function parseIdentity(text: string | undefined): ProcessIdentity | undefined {
  try {
    return ProcessIdentity.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
