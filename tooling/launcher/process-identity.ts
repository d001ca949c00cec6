import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { systemCode } from './start-problem.ts'

/** A pid with its start time: pids are reused. */
export const ProcessIdentity = z.object({ pid: z.number().int().positive(), began: z.string() })
export type ProcessIdentity = z.infer<typeof ProcessIdentity>

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, began: await readBeginning(pid) }
}

export async function isAlive({ pid, began }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false
  }
  return (await readBeginning(pid)) === began
}

const FIELD_OF_START_TIME = 19

async function readBeginning(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const line = await readFile(`/proc/${pid}/stat`, 'utf8')
      // The program name in parentheses may contain spaces: count from its end.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
      // A zombie holds no ports or files.
      return fields[0] === 'Z' ? 'gone' : (fields[FIELD_OF_START_TIME] ?? '')
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim()
  } catch {
    return 'gone'
  }
}
