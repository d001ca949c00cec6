import {
  type BaseDatabaseAdapter,
  commitTransaction,
  type DatabaseAdapterObj,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { changeDatabase } from './adapter.ts'
import { isSqlite, sqliteClientOf } from './dialect.ts'

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

/**
 * Makes each write of a record atomic on SQLite, where Payload has no transactions. Payload replaces texts, relations and
 * rows one after another: other requests, or a crash, could otherwise see a record without its name.
 */
export function withAtomicWrites(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return changeDatabase(adapter, (db) => {
    const whole =
      (write: (typeof db)[(typeof writes)[number]]) =>
      (...given: unknown[]) =>
        writeAtomicallyOnSqlite<unknown>(db, async () => Reflect.apply(write, db, given))
    return isSqlite(db) ? Object.fromEntries(writes.map((name) => [name, whole(db[name])])) : {}
  })
}

/** Runs the work in one transaction on SQLite; on PostgreSQL Payload's own transactions apply. */
export async function writeAtomicallyOnSqlite<Result>(
  db: BaseDatabaseAdapter,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isSqlite(db)) return await work()
  return await sqliteClientOf(db).atomically(work)
}

/**
 * Runs Payload calls that get `req` in one transaction on both databases: the request's own, or a new one. An error rolls it
 * back in both cases.
 */
export async function writeInRequestTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  return await writeAtomicallyOnSqlite(req.payload.db, async () => {
    const isOwn = await initTransaction(req)
    try {
      const result = await work()
      if (isOwn) await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  })
}
