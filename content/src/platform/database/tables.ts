import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type {
  SQLiteColumn,
  SQLiteTableWithColumns,
} from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { and, type SQL, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type {
  BasePayload,
  CollectionSlug,
  DatabaseAdapter,
  PayloadRequest,
  TypedCollection,
} from 'payload'
import { isPostgres, isSqlite, sqliteClientOf, mostConnections } from './dialect.ts'
import { processState } from './process-state.ts'

// PostgreSQL's query builder has the same methods for everything that is no dialect's own.
export type Connection = Pick<
  SQLiteAdapter['drizzle'],
  'delete' | 'insert' | 'select' | 'selectDistinct' | 'update'
>

type DrizzleDatabase = DatabaseAdapter & {
  drizzle: Connection
  rawTables: SQLiteAdapter['rawTables']
  sessions: Record<string, { db: Connection }>
  tables: SQLiteAdapter['tables']
}

export type Table<Columns extends string = string> = SQLiteTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'sqlite'
  columns: Record<Columns, SQLiteColumn>
}>

function speaksDrizzle(db: DatabaseAdapter): db is DrizzleDatabase {
  return 'drizzle' in db && 'tables' in db
}

function drizzleOf(payload: BasePayload): DrizzleDatabase {
  if (!speaksDrizzle(payload.db)) throw new Error(`${payload.db.name} is no SQL database`)
  return payload.db
}

function isConnection(value: object): value is Connection {
  return 'insert' in value && 'selectDistinct' in value
}

interface WholeWrite {
  db: DatabaseAdapter
  connection: Connection
  /** Once it has ended, what its work left behind goes its own way. */
  isOpen: boolean
}

// The admin has modules of its own: what it begins goes on in those of the service, which the config holds.
const begun = processState('wholeWrites', () => new AsyncLocalStorage<WholeWrite>())

/** Writes that wait for one another on PostgreSQL leave half of the connections to whoever reads. */
const inTurn = processState('wholeWritesInTurn', () => pLimit(mostConnections / 2))

/** The query builder outside any request; within `writeWhole`, that of its transaction. */
export function connectionTo(payload: BasePayload): Connection {
  const own = begun.getStore()
  return own?.isOpen && own.db === payload.db ? own.connection : drizzleOf(payload).drizzle
}

/**
 * All that the work writes by `connectionTo` is stored at once, or nothing of it where the work fails. What it
 * asks of Payload itself is not part of it on PostgreSQL.
 */
export async function writeWhole<Result>(
  payload: BasePayload,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db } = payload
  if (isSqlite(db)) return await sqliteClientOf(db).atomically(work)
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  if (begun.getStore()?.isOpen) return await work()
  const write = () =>
    db.drizzle.transaction(async (connection) => {
      if (!isConnection(connection)) throw new Error('A transaction has no query builder')
      const own: WholeWrite = { db, connection, isOpen: true }
      try {
        return await begun.run(own, work)
      } finally {
        own.isOpen = false
      }
    })
  return await inTurn(write)
}

/** What the work writes by `connectionTo` is part of the request's own write. */
export async function joinWrite<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = { db: req.payload.db, connection: await connectionOf(req), isOpen: true }
  try {
    return await begun.run(own, work)
  } finally {
    own.isOpen = false
  }
}

/** Does work that is no part of the write at hand: what it writes is stored even where that fails. Nothing in the write may wait for it. */
export function writeOutside<Result>(payload: BasePayload, work: () => Result): Result {
  const { db } = payload
  return begun.exit(() => (isSqlite(db) ? sqliteClientOf(db).outside(work) : work()))
}

/**
 * Waits until whoever is about to change a row in a transaction has done so or given up: read afterwards, it is as
 * it was left. Within `writeWhole` it stays so to its end. On SQLite nobody else writes meanwhile, and there is nothing
 * to wait for.
 */
export async function awaitWriters(
  payload: BasePayload,
  table: Table<'id'>,
  id: string,
): Promise<void> {
  await lockRows(payload, connectionTo(payload), table, sql`${table.id} = ${id} for share`)
}

/**
 * Within `writeWhole`: holds rows to its end, in the order of their ids. Whoever holds one of them too waits for that, and
 * then reads what was written. On SQLite nobody else writes meanwhile.
 */
export async function lockRowsForUpdate(
  payload: BasePayload,
  table: Table<'id'>,
  which: SQL,
): Promise<void> {
  const locked = sql`${which} order by ${table.id} for no key update`
  await lockRows(payload, connectionTo(payload), table, locked)
}

/** Selects rows of PostgreSQL by a condition that ends by the lock: SQLite's builder, whose type this is, has no word for it. */
export async function lockRows(
  { db }: BasePayload,
  connection: Connection,
  table: Table<'id'>,
  locked: SQL,
): Promise<void> {
  if (isPostgres(db)) await connection.select({ id: table.id }).from(table).where(locked)
}

/** Within `writeWhole`: waits until whoever takes the turn of this name has ended his write. */
export async function takeAdvisoryLock(payload: BasePayload, name: string): Promise<void> {
  if (!isPostgres(payload.db)) return
  const lock = sql`pg_advisory_xact_lock(hashtext(${name}))`
  await connectionTo(payload)
    .select({ lock })
    .from(sql`(select 1) as one`)
}

/** The query builder inside the request's transaction, where there is one. */
export async function connectionOf(req: PayloadRequest): Promise<Connection> {
  const db = drizzleOf(req.payload)
  return db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
}

/**
 * A table as Payload built it; columns go by the fields' paths, `hours.isOpenAllDay` as
 * `hours_isOpenAllDay`. Those named are known to be there, any other is looked up by its name.
 */
export function tableOf<Columns extends string = string>(
  payload: BasePayload,
  name: string,
  columns: readonly Columns[] = [],
): Table<Columns> {
  const table = drizzleOf(payload).tables[name]
  if (!hasColumns(table, columns))
    throw new Error(`There is no table "${name}" with the columns ${columns.join(', ')}`)
  return table
}

/** Fields of several values have tables of their own. */
type ColumnOf<Slug extends CollectionSlug> = {
  [Name in keyof TypedCollection[Slug] & string]-?: TypedCollection[Slug][Name] extends
    | readonly unknown[]
    | null
    | undefined
    ? never
    : Name
}[keyof TypedCollection[Slug] & string]

/** The table of a collection, with the columns of its fields; texts in several languages lie beside it. */
export const collectionTable = <Slug extends CollectionSlug>(payload: BasePayload, slug: Slug) =>
  tableOf<ColumnOf<Slug>>(payload, slug.replaceAll('-', '_'))

function hasColumns<Columns extends string>(
  table: object | undefined,
  columns: readonly Columns[],
): table is Table<Columns> {
  return table !== undefined && columns.every((column) => column in table)
}

/** All tables as Payload planned them, with what their columns refer to. */
export function rawTablesOf(payload: BasePayload): SQLiteAdapter['rawTables'] {
  return drizzleOf(payload).rawTables
}

export function hasTable(payload: BasePayload, name: string): boolean {
  return name in drizzleOf(payload).tables
}

/** The condition that all of some hold. */
export const every = (first: SQL, ...others: (SQL | undefined)[]): SQL =>
  and(first, ...others) ?? first
