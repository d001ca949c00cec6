import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Part } from './parts.ts'
import { identify, isAlive, ProcessIdentity } from './process-identity.ts'
import { StartProblem, systemCode } from './start-problem.ts'

const RunRecord = z.object({
  /** Device and inode of the data folder in which it was written. A record in a copy of the folder is ignored by this. */
  folder: z.string(),
  launcher: ProcessIdentity,
  part: ProcessIdentity.optional(),
})
type RunRecord = z.infer<typeof RunRecord>

/**
 * Records that this process runs the part, and cleans up after a crash, including a part that still runs. Throws
 * StartProblem if another process runs it under the same name: processes of different names share a folder during an upgrade.
 */
export async function claimPart(dataDir: string, part: Part, name?: string): Promise<void> {
  const path = recordPath(dataDir, part, name)
  const record = await readRecord(dataDir, path)
  if (record && (await isAlive(record.launcher)))
    throw new StartProblem([
      `The ${part.title} is already running with the data folder ${dataDir} (process ${record.launcher.pid}). Stop it or set DATA_DIR to another folder`,
    ])
  if (record?.part) await stopOrphan(record.part)
  await writeRecord(dataDir, path, {})
}

/** Throws StartProblem while one of the parts, or the launcher that runs it, uses the data folder. */
export async function requireStopped(dataDir: string, parts: Part[]): Promise<void> {
  const names = await readdir(join(dataDir, 'run')).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  for (const part of parts)
    for (const name of names.filter((each) => each.startsWith(`${part.name}.`))) {
      const record = await readRecord(dataDir, join(dataDir, 'run', name))
      for (const identity of [record?.launcher, record?.part]) {
        if (!identity || !(await isAlive(identity))) continue
        throw new StartProblem([
          `The ${part.title} is running with the data folder ${dataDir} (process ${identity.pid}). Stop it first`,
        ])
      }
    }
}

export async function notePartProcess(
  { dataDir, name }: { dataDir: string; name: string | undefined },
  part: Part,
  pid: number,
): Promise<void> {
  await writeRecord(dataDir, recordPath(dataDir, part, name), { part: await identify(pid) })
}

/** Deletes the record of this launcher only. */
export async function releasePart(dataDir: string, part: Part, name?: string): Promise<void> {
  const path = recordPath(dataDir, part, name)
  const record = await readRecord(dataDir, path)
  if (record?.launcher.pid !== process.pid) return
  await rm(path, { force: true })
}

async function stopOrphan(orphan: ProcessIdentity): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGTERM', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!(await isAlive(orphan))) return
    process.kill(orphan.pid, signal)
    for (let tries = seconds * 10; tries > 0 && (await isAlive(orphan)); tries--) await sleep(100)
  }
}

function recordPath(dataDir: string, part: Part, name?: string): string {
  const suffix = name === undefined ? '' : `.${name}`
  return join(dataDir, 'run', `${part.name}${suffix}.json`)
}

async function writeRecord(
  dataDir: string,
  path: string,
  running: Pick<RunRecord, 'part'>,
): Promise<void> {
  await mkdir(join(dataDir, 'run'), { recursive: true })
  const record: RunRecord = {
    folder: await identifyFolder(dataDir),
    launcher: await identify(process.pid),
    ...running,
  }
  await writeFile(path, JSON.stringify(record))
}

/** Stable if the folder is moved or reached by another path; different for a copy. */
async function identifyFolder(path: string): Promise<string> {
  const { dev, ino } = await stat(path, { bigint: true })
  return `${dev}:${ino}`
}

/** Undefined if missing, incomplete after a crash, or from a copied folder. */
async function readRecord(dataDir: string, path: string): Promise<RunRecord | undefined> {
  try {
    const record = RunRecord.parse(JSON.parse(await readFile(path, 'utf8')))
    return record.folder === (await identifyFolder(dataDir)) ? record : undefined
  } catch (error) {
    const isUnreadable = systemCode(error) !== undefined && systemCode(error) !== 'ENOENT'
    if (isUnreadable) throw error
    return undefined
  }
}
