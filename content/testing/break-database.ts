import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { env } from '../src/platform/env.ts'

// Never in this process: closing a second SQLite handle releases the locks of the first.
const open = `const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1], { timeout: 20_000 })`
const path = () => env.databaseUrl.replace(/^file:/, '')

/** Runs SQL on a SQLite file from another process. */
export async function runElsewhere(sql: string, file = path()): Promise<void> {
  const program = `${open}; database.exec(process.argv[2]); database.close()`
  await promisify(execFile)(process.execPath, ['-e', program, file, sql])
}

/** Makes every such change of the table fail; returns a function that ends this. */
export async function failEvery(
  change: 'INSERT' | 'UPDATE' | 'DELETE',
  table: string,
): Promise<() => Promise<void>> {
  const name = `fail_${change}_${table}`
  await runElsewhere(
    `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'disk on fire'); END`,
  )
  return () => runElsewhere(`DROP TRIGGER ${name}`)
}

/** Reads a SQLite file from another process. */
export async function readElsewhere(sql: string, file = path()): Promise<unknown[]> {
  const program = `${open}; console.log(JSON.stringify(database.prepare(process.argv[2]).all()))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, file, sql])
  return JSON.parse(stdout)
}

/** Holds a write transaction open in another process; returns a function that commits it. */
export async function writeElsewhere(sql: string): Promise<() => Promise<void>> {
  const program = `${open}; database.exec('BEGIN IMMEDIATE'); database.exec(process.argv[2])
    console.log('written')
    process.stdin.once('data', () => { database.exec('COMMIT'); process.exit() })`
  const child = spawn(process.execPath, ['-e', program, path(), sql], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    const ended = once(child, 'exit')
    child.stdin.write('commit')
    await ended
  }
}

/** Locks the database with a transaction that never ends; returns a function that kills its process. */
export async function lockDatabase(): Promise<() => Promise<void>> {
  const program = `${open}; database.exec('BEGIN EXCLUSIVE'); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', program, path()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
