import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapter } from 'payload'
import { StartProblem } from '../../start-problem.ts'
import { migrationsFor } from '../migrate.ts'
import { findOutage } from '../outage.ts'
import { copyTable, readCopy } from './copy-table.ts'
import { type MoveSource, openMoveSource } from './move-source.ts'
import type { Tally } from './row-tally.ts'
import {
  messageOf,
  namesOf,
  type Postgres,
  readTargetTables,
  removeForeignKeys,
  type TargetTable,
} from './move-target.ts'

const nameWidth = 48
const countWidth = 10

/**
 * Copies a SQLite database, which nothing writes to meanwhile, into a PostgreSQL database that is empty
 * (`requireEmptyTarget`), and compares both. An interrupted move leaves empty tables without the id of the data folder: no
 * start with the folder accepts them.
 * @throws StartProblem if anything is refused or differs; then no rows were stored.
 */
export async function moveDatabase(
  db: DatabaseAdapter & PostgresAdapter,
  path: string,
  report: (line: string) => void,
): Promise<void> {
  const source = openMoveSource(path)
  await db.migrate({ migrations: await migrationsFor(db) })
  try {
    await copyWhole(db, source, report)
  } catch (error) {
    if (findOutage(error) !== undefined)
      throw new StartProblem(`PostgreSQL is not available: ${messageOf(error)}.`)
    if (error instanceof db.pg.DatabaseError) throw new StartProblem(describe(error))
    throw error
  }
}

const describe = ({ message, detail }: Error & { detail?: string | undefined }) =>
  `PostgreSQL refused the data: ${[message, detail].filter(Boolean).join('. ')}`

async function copyWhole(
  { pool }: Postgres,
  source: MoveSource,
  report: (line: string) => void,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'; SET LOCAL DateStyle = 'ISO'`)
    const tables = await readTargetTables(client)
    requireSameTables(source, tables)
    const addForeignKeys = await removeForeignKeys(client)
    const read = new Map<TargetTable, Tally>()
    for (const table of tables) read.set(table, await copyTable({ source, client, pool }, table))
    await addForeignKeys()
    const differing: string[] = []
    for (const [table, from] of read) {
      const to = await readCopy(client, table)
      const isEqual = from.count === to.count && from.hash === to.hash
      const verdict = isEqual ? '' : ` differs: PostgreSQL has ${to.count} rows`
      report(`${table.name.padEnd(nameWidth)} ${String(from.count).padStart(countWidth)}${verdict}`)
      if (!isEqual) differing.push(table.name)
    }
    if (differing.length > 0)
      throw new StartProblem(`These tables differ after copying: ${differing.join(', ')}.`)
    // Without statistics PostgreSQL chooses slow query plans.
    await client.query('ANALYZE')
    await client.query('COMMIT')
  } finally {
    // Closing the connection undoes a transaction without its commit.
    client.release(true)
  }
}

/** Otherwise data would be left behind silently. */
function requireSameTables({ columns }: MoveSource, tables: readonly TargetTable[]): void {
  const from = new Set([...columns].flatMap(([name, names]) => placesOf(name, names)))
  const to = new Set(tables.flatMap((table) => placesOf(table.name, namesOf(table))))
  const different = [...from.symmetricDifference(to)]
  if (different.length === 0) return
  throw new StartProblem(
    `SQLite and PostgreSQL do not have the same tables and columns: ${different.join(', ')}. Only one of them has these.`,
  )
}

const placesOf = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column}`)
