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
import { doAfterwards, doLast, endOf, type TransactionEnd } from './transaction-end.ts'

// PostgreSQL's query builder has the same methods for everything that both dialects support.
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
  /** False after the transaction has ended: work that is still running then uses a normal connection. */
  isOpen: boolean
}

// The admin bundle has its own copy of this module. Both copies share this value, so that they see the same transaction.
const begun = processState('wholeWrites', () => new AsyncLocalStorage<WholeWrite>())

/** At most half of the PostgreSQL connections run write transactions; the rest stay free for reads. */
const inTurn = processState('wholeWritesInTurn', () => pLimit(mostConnections / 2))

/** The query builder of the open transaction (`writeWhole`, `joinWrite`); without one, the normal query builder. */
export function connectionTo(payload: BasePayload): Connection {
  const own = begun.getStore()
  return own?.isOpen && own.db === payload.db ? own.connection : drizzleOf(payload).drizzle
}

/** Runs all writes by `connectionTo` in one transaction. On PostgreSQL, calls of Payload's own API are not part of it. */
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
      const end = endOf(connection)
      try {
        const result = await begun.run(own, work)
        await doLast(end)
        return { result, end }
      } finally {
        own.isOpen = false
      }
    })
  const { result, end } = await inTurn(write)
  await doAfterwards(end)
  return result
}

/** Returns the transaction that the current work or the request has begun; undefined if there is none. */
export async function currentTransaction(
  req: PayloadRequest,
): Promise<{ connection: Connection; end: TransactionEnd } | undefined> {
  const { payload } = req
  const { drizzle } = drizzleOf(payload)
  if (isSqlite(payload.db)) {
    const end = sqliteClientOf(payload.db).ownEnd()
    return end && { connection: drizzle, end }
  }
  const own = connectionTo(payload)
  const connection = own === drizzle ? await requestConnection(req) : own
  return connection === drizzle ? undefined : { connection, end: endOf(connection) }
}

/** Runs writes by `connectionTo` in the request's own transaction. */
export async function joinWrite<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = { db: req.payload.db, connection: await requestConnection(req), isOpen: true }
  try {
    return await begun.run(own, work)
  } finally {
    own.isOpen = false
  }
}

/**
 * Runs work outside the current transaction: its writes stay even if the transaction fails. Do not await it in the
 * transaction.
 */
export function writeOutside<Result>(payload: BasePayload, work: () => Result): Result {
  const { db } = payload
  return begun.exit(() => (isSqlite(db) ? sqliteClientOf(db).outside(work) : work()))
}

/**
 * Waits for the end of every transaction that has changed or locked the row already. Read the row after this. Within
 * `writeWhole`, others cannot change it until the end. On SQLite there are no concurrent writes, so this does nothing.
 */
export async function awaitWriters(
  payload: BasePayload,
  table: Table<'id'>,
  id: string,
): Promise<void> {
  await lockRows(payload, connectionTo(payload), table, sql`${table.id} = ${id} for share`)
}

/**
 * Locks rows until the end of `writeWhole`, in the order of their ids. Others that lock one of them wait, and then read the
 * new values. On SQLite there are no concurrent writes.
 */
export async function lockRowsForUpdate(
  payload: BasePayload,
  table: Table<'id'>,
  which: SQL,
): Promise<void> {
  const locked = sql`${which} order by ${table.id} for no key update`
  await lockRows(payload, connectionTo(payload), table, locked)
}

/**
 * Locks rows on PostgreSQL. `locked` is the condition plus the lock clause (`for share`): SQLite's builder type has no
 * method for it.
 */
export async function lockRows(
  { db }: BasePayload,
  connection: Connection,
  table: Table<'id'>,
  locked: SQL,
): Promise<void> {
  if (isPostgres(db)) await connection.select({ id: table.id }).from(table).where(locked)
}

/**
 * Takes the lock of this name until the end of the connection's transaction, by default that of `writeWhole`. Waits while
 * another transaction has it. Does nothing on SQLite.
 */
export async function takeAdvisoryLock(
  payload: BasePayload,
  name: string,
  connection = connectionTo(payload),
): Promise<void> {
  if (!isPostgres(payload.db)) return
  const lock = sql`pg_advisory_xact_lock(hashtext(${name}))`
  await connection.select({ lock }).from(sql`(select 1) as one`)
}

/** The query builder inside the request's transaction, if it has one. */
export async function requestConnection(req: PayloadRequest): Promise<Connection> {
  const db = drizzleOf(req.payload)
  return db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
}

/**
 * A table as Payload built it. Columns are named by field paths: `hours.isOpenAllDay` is `hours_isOpenAllDay`. The listed
 * columns are checked here and typed, others are looked up by name.
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

/** Fields with several values have their own tables. */
type ColumnOf<Slug extends CollectionSlug> = {
  [Name in keyof TypedCollection[Slug] & string]-?: TypedCollection[Slug][Name] extends
    | readonly unknown[]
    | null
    | undefined
    ? never
    : Name
}[keyof TypedCollection[Slug] & string]

/** The table of a collection, with the columns of its fields; localized texts are in another table. */
export const collectionTable = <Slug extends CollectionSlug>(payload: BasePayload, slug: Slug) =>
  tableOf<ColumnOf<Slug>>(payload, slug.replaceAll('-', '_'))

function hasColumns<Columns extends string>(
  table: object | undefined,
  columns: readonly Columns[],
): table is Table<Columns> {
  return table !== undefined && columns.every((column) => column in table)
}

/** All tables as Payload planned them, with their foreign keys. */
export function rawTablesOf(payload: BasePayload): SQLiteAdapter['rawTables'] {
  return drizzleOf(payload).rawTables
}

export function hasTable(payload: BasePayload, name: string): boolean {
  return name in drizzleOf(payload).tables
}

/** True if all conditions are. Never undefined, unlike Drizzle's `and`. */
export const allOf = (first: SQL, ...others: (SQL | undefined)[]): SQL =>
  and(first, ...others) ?? first
