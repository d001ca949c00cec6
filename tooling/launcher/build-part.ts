import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseFile } from '@washhouse/serving/product-version'
import { describeEnding, spawnNode } from './child.ts'
import { fingerprint } from './fingerprint.ts'
import { withLock } from './file-lock.ts'
import type { Part } from './parts.ts'
import { StartProblem, systemCode } from './start-problem.ts'

/** Whether the sources changed since the last build. A release contains its builds. */
export async function isStale(root: string, part: Part): Promise<boolean> {
  if (existsSync(join(root, releaseFile))) return false
  return (await readText(stampPath(root, part))) !== (await fingerprint(root, part.sources))
}

/**
 * Builds the part with its `build` script. Parallel commands (a start and a test run) wait for each other and build only
 * once. Throws StartProblem with the end of the output.
 */
export async function buildPart(
  root: string,
  part: Part,
  environment: Record<string, string>,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  await withLock(join(root, '.cache', 'build.lock'), signal, async () => {
    const built = await fingerprint(root, part.sources)
    const stamp = stampPath(root, part)
    if ((await readText(stamp)) === built) return
    await rm(stamp, { force: true })
    const child = spawnNode(['--run', 'build'], {
      cwd: join(root, part.folder),
      environment: { ...environment, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      signal,
      onLine: (line) => line.trim() && report(line.trim()),
    })
    const ending = await child.ended
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

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
