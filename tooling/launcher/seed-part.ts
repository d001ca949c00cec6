import { createHash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeEnding, spawnNode } from './child.ts'
import type { Part } from './parts.ts'
import type { Settings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

/** True until the database of this data folder was filled; false if it stays without demo content. */
export async function needsSeed(settings: Settings): Promise<boolean> {
  const { dataDir, databaseUrl, databasePath, hasDemo } = settings
  if (!hasDemo) return false
  const noted = await readFile(notePath(dataDir), 'utf8').catch(() => '')
  if (noted !== nameOf(databaseUrl)) return true
  if (databasePath === undefined) return false
  return access(databasePath).then(
    () => false,
    () => true,
  )
}

/** Migrates and fills the database; the next start repeats an interrupted run. */
export async function seedPart(
  root: string,
  part: Part & { seed: string },
  settings: Settings,
  environment: Record<string, string>,
  signal: AbortSignal,
  report: (text: string) => void,
): Promise<void> {
  const child = spawnNode([part.seed], {
    cwd: join(root, part.folder),
    environment,
    signal,
    onLine: (line) => {
      const progress = /^seed: (.+)$/.exec(line)?.[1]
      if (progress) report(progress)
    },
  })
  const ending = await child.ended
  signal.throwIfAborted()
  if (ending.code !== 0)
    throw new StartProblem([...child.tail(), `Filling the database ${describeEnding(ending)}`])
  await writeFile(notePath(settings.dataDir), nameOf(settings.databaseUrl))
}

function notePath(dataDir: string): string {
  return join(dataDir, 'seeded')
}

/** Stores only a hash, as the URL may contain a password. */
function nameOf(databaseUrl: string): string {
  return createHash('sha256').update(databaseUrl).digest('hex')
}
