import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { StartProblem, systemCode } from './start-problem.ts'

export interface Listener {
  host: string
  port: number
  /** Variables to change, for the message. */
  hostVariable: string
  portVariable: string
}

/** Throws StartProblem with one line per unavailable address. */
export async function requireFreePorts(listeners: Listener[]): Promise<void> {
  const lines = await Promise.all(listeners.map(describeObstacle))
  const obstacles = lines.filter((line) => line !== undefined)
  if (obstacles.length > 0) throw new StartProblem(obstacles)
}

async function describeObstacle(listener: Listener): Promise<string | undefined> {
  const { host, port, hostVariable, portVariable } = listener
  const code = await tryToListen(host, port)
  if (code === undefined) return undefined
  if (code === 'EACCES')
    return `${portVariable}: this user may not listen on port ${port}; set another one`
  if (code !== 'EADDRINUSE') return `${hostVariable}: nothing can listen on ${host} here (${code})`
  const holder = await findHolder(port)
  const by = holder === undefined ? '' : ` by process ${holder}`
  return `${portVariable}: port ${port} is in use${by}; stop it or set ${portVariable} to another port`
}

const given = new Set<number>()

/** A free port, different each time, below the range of outgoing connections, so that it is still free after a restart. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 32_000)
    if (given.has(port) || (await tryToListen('127.0.0.1', port)) !== undefined) continue
    given.add(port)
    return port
  }
  throw new Error('No free port was found')
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(systemCode(error) ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** Best effort: undefined if unknown (another user's process, no lsof). */
async function findHolder(port: number): Promise<number | undefined> {
  try {
    return process.platform === 'linux' ? await findInProc(port) : await findByLsof(port)
  } catch {
    return undefined
  }
}

const LISTENING = '0A'

async function findInProc(port: number): Promise<number | undefined> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  )
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '')
      if (inodes.includes(target)) return Number(pid)
    }
  }
  return undefined
}

async function findByLsof(port: number): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('lsof', [
    '-nP',
    `-iTCP:${port}`,
    '-sTCP:LISTEN',
    '-t',
  ])
  const pid = Number.parseInt(stdout, 10)
  return Number.isNaN(pid) ? undefined : pid
}
