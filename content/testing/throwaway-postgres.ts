import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

export interface ThrowawayPostgres {
  url: string
  /** Process id of the server's main process. */
  pid(): number
  /** Ends every connection and keeps the data. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  uid: number
  gid: number
}

interface Cluster {
  programs: string
  folder: string
  port: number
  /** Its system user: PostgreSQL refuses to run as root. */
  owner: Owner | undefined
}

/** Another PostgreSQL with an empty database, on a free local port. */
export async function startPostgres(): Promise<ThrowawayPostgres> {
  const cluster = await createCluster()
  const { folder, port } = cluster
  const password = randomBytes(12).toString('hex')
  await initialise(cluster, password)
  let server = await launch(cluster)
  return {
    url: `postgres://washhouse:${password}@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    halt: () => end(server),
    async resume() {
      server = await launch(cluster)
    },
    async stop() {
      await end(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function isPostgresInstalled(): Promise<boolean> {
  return (await findPrograms()) !== undefined
}

/** Creates a database in a running server, empty or as a copy of another one; returns its address. */
export async function createDatabase(serverUrl: string, copiedUrl?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const copied = copiedUrl ? new URL(copiedUrl).pathname.slice(1) : 'template1'
  // PostgreSQL cannot copy a database with open connections.
  const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${copied}'`
  await askPostgres(serverUrl, `${disconnect};\nCREATE DATABASE ${name} TEMPLATE ${copied};`)
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Drops all tables. */
export async function emptyDatabase(url: string): Promise<void> {
  await askPostgres(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;')
}

/** The output of `psql`: one row per line, without a header. */
export async function askPostgres(url: string, statements: string): Promise<string> {
  const programs = await findPrograms()
  if (!programs) throw new Error('There is no PostgreSQL')
  const options = ['--quiet', '--no-align', '--tuples-only', '--set', 'ON_ERROR_STOP=1']
  const asked = run(join(programs, 'psql'), [url, ...options], { maxBuffer: 1024 * 1024 })
  asked.child.stdin?.end(statements)
  return (await asked).stdout.trim()
}

async function createCluster(): Promise<Cluster> {
  const programs = (await findPrograms()) ?? (await install())
  const folder = await mkdtemp(join(tmpdir(), 'washhouse-postgres-'))
  const owner = process.getuid?.() === 0 ? await postgresUser() : undefined
  if (owner) await chown(folder, owner.uid, owner.gid)
  return { programs, folder, port: await findFreePort(), owner }
}

async function initialise(cluster: Cluster, password: string): Promise<void> {
  const { programs, folder, owner } = cluster
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await chown(passwordFile, owner.uid, owner.gid)
  const options = ['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const account = ['-U', 'washhouse', `--pwfile=${passwordFile}`]
  const initdb = join(programs, 'initdb')
  await run(initdb, ['-D', join(folder, 'data'), ...account, ...options], { cwd: folder, ...owner })
}

/** Debian keeps the server's programs out of PATH. */
async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(installed).catch(() => [])
  const [newest] = versions.toSorted((left, right) => Number(right) - Number(left))
  return newest && join(installed, newest, 'bin')
}

async function install(): Promise<string> {
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
  const programs = await findPrograms()
  if (!programs) throw new Error('PostgreSQL could not be installed: install Debian’s postgresql')
  return programs
}

async function postgresUser(): Promise<Owner> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  if (!uid || !gid) throw new Error('There is no user postgres')
  return { uid, gid }
}

async function launch({ programs, folder, port, owner }: Cluster): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // A test process runs many files, and Payload keeps a connection for each until the process ends.
    max_connections: '500',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...options],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  )
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line)
    if (!line.includes('ready to accept connections')) continue
    server.stderr.resume()
    return server
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  // Fast shutdown: closes open connections instead of waiting for them.
  server.kill('SIGINT')
  await ended
}
