import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isAlive, ProcessIdentity } from './process-identity.ts'
import { systemCode } from './start-problem.ts'

/** Runs `work` while holding `lock`, across processes; takes over the lock of a dead process. */
export async function withLock<T>(
  lock: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  const draft = `${lock}.${process.pid}`
  await writeFile(draft, JSON.stringify(await identify(process.pid)))
  try {
    while (!(await claim(draft, lock))) {
      signal.throwIfAborted()
      if (await isAbandoned(lock)) await rm(lock, { force: true })
      else await sleep(200)
    }
  } finally {
    await rm(draft, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** A hard link is atomic and never replaces a file, so no process reads an incomplete lock. */
async function claim(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  try {
    return !(await isAlive(ProcessIdentity.parse(JSON.parse(await readFile(lock, 'utf8')))))
  } catch (error) {
    // ENOENT: just released; try again.
    return systemCode(error) !== 'ENOENT'
  }
}
