import { and, eq } from 'drizzle-orm'
import type { CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { changeDatabase } from '../../platform/database/adapter.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { requestConnection, tableOf, type Table } from '../../platform/database/tables.ts'
import { type EditedRecord, hasDrafts, slugOf } from './edited-record.ts'
import { newerVersionError } from './newer-version.ts'

/** Stores which version a save is based on, until the write. */
export function noteOpened(req: PayloadRequest, record: EditedRecord, openedAt: string): void {
  req.context[noteOf(record)] = openedAt
}

function noteOf(record: EditedRecord): string {
  return `opened ${slugOf(record)} ${'id' in record ? record.id : ''}`
}

/**
 * Of concurrent saves from one version, also in other processes, one wins: before its first write each claims the version
 * with a conditional UPDATE. On SQLite, where Payload has no transactions, losers write nothing; on PostgreSQL they wait for
 * the winner's commit.
 */
export function claimBeforeWriting(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return changeDatabase(adapter, (db) => {
    const { createGlobalVersion, createVersion, updateGlobal, updateOne } = db
    return {
      updateOne: async (write: Parameters<typeof updateOne>[0]) => {
        if (write.id !== undefined) await claimRecord(write.req, write.collection, write.id)
        return await updateOne.call(db, write)
      },
      createVersion: async (write: Parameters<typeof createVersion>[0]) => {
        await claimRecord(write.req, write.collectionSlug, write.parent)
        return await createVersion.call(db, write)
      },
      updateGlobal: async (write: Parameters<typeof updateGlobal>[0]) => {
        await claimGlobal(write.req, write.slug)
        return await updateGlobal.call(db, write)
      },
      createGlobalVersion: async (write: Parameters<typeof createGlobalVersion>[0]) => {
        await claimGlobal(write.req, write.globalSlug)
        return await createGlobalVersion.call(db, write)
      },
    }
  })
}

type Req = Partial<PayloadRequest> | undefined

async function claimRecord(req: Req, collection: CollectionSlug, id: number | string) {
  await claim(req, { collection, id })
}

async function claimGlobal(req: Req, slug: string) {
  const global = req?.payload?.globals.config.find((each) => each.slug === slug)
  if (global) await claim(req, { global: global.slug })
}

async function claim(given: Req, record: EditedRecord): Promise<void> {
  if (!isRequest(given)) return
  const openedAt = given.context[noteOf(record)]
  if (typeof openedAt !== 'string') return
  delete given.context[noteOf(record)]
  if (await takeVersion(given, record, openedAt)) return
  throw await newerVersionError(given)
}

export function isRequest(req: Req): req is PayloadRequest {
  return req?.context !== undefined && req.payload !== undefined
}

/** True if the newest version is still the opened one. Makes it 1 ms newer; lists still show the time of its save. */
async function takeVersion(
  req: PayloadRequest,
  record: EditedRecord,
  openedAt: string,
): Promise<boolean> {
  const name = slugOf(record).replaceAll('-', '_')
  const main = tableOf(req.payload, name)
  if (!hasDrafts(req, record)) return await stamp(req, main, 'updatedAt', openedAt, idOf(record))
  const versions = tableOf(req.payload, `_${name}_v`)
  const latest = { latest: true, ...('id' in record ? { parent: record.id } : {}) }
  if (await stamp(req, versions, 'version_updatedAt', openedAt, latest)) return true
  // A record never saved in the admin may have no versions yet.
  const hasVersions = await exists(req, versions, latest)
  return !hasVersions && (await stamp(req, main, 'updatedAt', openedAt, idOf(record)))
}

type Values = Readonly<Record<string, unknown>>

function idOf(record: EditedRecord): Values {
  return 'id' in record ? { id: record.id } : {}
}

async function stamp(
  req: PayloadRequest,
  table: Table,
  column: string,
  openedAt: string,
  where: Values,
): Promise<boolean> {
  const connection = await requestConnection(req)
  const rows = await connection
    .update(table)
    .set({ [column]: new Date(Date.parse(openedAt) + 1).toISOString() })
    .where(and(matches(table, where), eq(columnNamed(table, column), openedAt)))
    .returning({ id: columnNamed(table, 'id') })
  return rows.length > 0
}

async function exists(req: PayloadRequest, table: Table, where: Values): Promise<boolean> {
  const connection = await requestConnection(req)
  const id = columnNamed(table, 'id')
  return (
    (await connection.select({ id }).from(table).where(matches(table, where)).limit(1)).length > 0
  )
}

function matches(table: Table, values: Values) {
  return and(...Object.entries(values).map(([name, value]) => eq(columnNamed(table, name), value)))
}
