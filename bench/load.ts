import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './process-cpu.ts'

const run = promisify(execFile)

/** A server and the processes whose CPU is measured. */
export interface Target {
  name: string
  url: string
  pids: readonly number[]
  headers?: Record<string, string>
}

/** CPU microseconds per request in one round. Throws Error if any response is not 2xx. */
export async function cpuPerRequest(target: Target, seconds: number): Promise<number> {
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const before = cpuSeconds(target.pids)
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, ...headers, target.url])
  const used = cpuSeconds(target.pids) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!requests) throw new Error(`No request of ${target.name} was answered:\n${stdout}`)
  if (/Non-2xx/.test(stdout)) throw new Error(`${target.name} refused requests:\n${stdout}`)
  return (used / requests) * 1e6
}

/** Alternates the targets (A B C A B C …), so that noise affects all of them. */
export async function compareCpu(
  targets: readonly Target[],
  { rounds = 5, seconds = 3 } = {},
): Promise<Map<string, number[]>> {
  const figures = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await cpuPerRequest(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      figures.get(target.name)?.push(await cpuPerRequest(target, seconds))
    }
  }
  return figures
}
