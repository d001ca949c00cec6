import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  combineQueries,
  type DatabaseAdapterObj,
  executeAccess,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { changeDatabase } from '../../platform/database/adapter.ts'
import { requestConnection, lockRows, type Table, tableOf } from '../../platform/database/tables.ts'
import { isRequest } from './claim-version.ts'
import { newerVersionError } from './newer-version.ts'

type Values = Record<string, unknown>

/**
 * Called just before a save is written, with the row locked. Returns the values to write, some of them computed from the
 * stored record. A collection defines it as `custom.beforeWrite`.
 */
export type BeforeWrite = (data: Values, stored: Values) => Values

/**
 * Payload reads a record, runs its hooks and writes all of it, which would undo SQL updates in between. So a save writes
 * only what it changes, and leaves the rest as stored at the time of the write. Collections with versions are left
 * out: their saves start from the newest version, which may be a draft and must not be compared with the published record.
 */
export function preserveConcurrentChanges(collection: CollectionConfig): CollectionConfig {
  if (collection.versions) return collection
  const { beforeOperation = [], beforeChange = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...beforeOperation, noteCaller],
      beforeChange: [...beforeChange, noteSeen],
    },
  }
}

/** The record that a save has read. `isBound`: the collection's access rules apply to the caller. */
interface Seen {
  record: Values
  isBound: boolean
}

const callerKey = (slug: string) => `bound in ${slug}`
const seenKey = (slug: string, id: unknown) => `seen ${slug} ${String(id)}`

const noteCaller: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation === 'update') req.context[callerKey(collection.slug)] = !overrideAccess
  return args
}

const noteSeen: CollectionBeforeChangeHook = ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const isBound = req.context[callerKey(slug)] === true
  req.context[seenKey(slug, originalDoc.id)] = { record: originalDoc, isBound } satisfies Seen
  return data
}

/**
 * Wraps the adapter's `updateOne`: merges the save with the record as stored now. `preserveConcurrentChanges` notes what the
 * save had read.
 */
export function writeOverStored(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return changeDatabase(adapter, (db) => {
    const { findOne, updateOne } = db
    return {
      updateOne: async (write: Parameters<typeof updateOne>[0]) => {
        const { collection, data, id, req } = write
        const seen = id === undefined ? undefined : takeSeen(req, seenKey(collection, id))
        if (!seen || id === undefined) return await updateOne.call(db, write)
        const { config } = seen.req.payload.collections[collection]
        await holdRow(seen.req, collection, id)
        const find = async (where: Where) =>
          await findOne.call(db, { collection, where, req: seen.req })
        const stored = await findStored(seen, { config, id, data, find })
        return await updateOne.call(db, { ...write, data: merged(config, seen, data, stored) })
      },
    }
  })
}

function takeSeen(
  req: Partial<PayloadRequest> | undefined,
  key: string,
): (Seen & { req: PayloadRequest }) | undefined {
  if (!isRequest(req)) return undefined
  const seen = req.context[key]
  delete req.context[key]
  return isSeen(seen) ? { ...seen, req } : undefined
}

function isSeen(noted: unknown): noted is Seen {
  return typeof noted === 'object' && noted !== null && 'record' in noted
}

/** On PostgreSQL: locks the row until the transaction ends. SQLite needs no lock, it has one writer at a time. */
async function holdRow(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  const table = tableOf(req.payload, slug.replaceAll('-', '_'), ['id'])
  await lockRowsOf(req, table, sql`${table.id} = ${id}`)
}

export async function lockRowsOf(
  req: PayloadRequest,
  table: Table<'id'>,
  which: SQL,
): Promise<void> {
  await lockRows(req.payload, await requestConnection(req), table, sql`${which} for update`)
}

interface Write {
  config: SanitizedCollectionConfig
  id: number | string
  data: Values
  find: (where: Where) => Promise<object | null>
}

/** The current record. Throws if the record was deleted, or if the caller may no longer change it. */
async function findStored(
  { isBound, req }: Seen & { req: PayloadRequest },
  { config, id, data, find }: Write,
): Promise<Values> {
  const isIt: Where = { id: { equals: id } }
  const allowed = isBound ? await executeAccess({ id, data, req }, config.access.update) : true
  const stored = await find(combineQueries(isIt, allowed))
  if (stored) return { ...stored }
  throw (await find(isIt)) ? await newerVersionError(req) : new NotFound(req.t)
}

function merged(
  { custom, flattenedFields }: SanitizedCollectionConfig,
  { record }: Seen,
  data: Values,
  stored: Values,
): Values {
  const kept = flattenedFields
    // Without localized fields, which the stored record contains in one language only.
    .filter((field) => !('localized' in field && field.localized))
    .map(({ name }) => name)
    .filter((name) => name in stored && isDeepStrictEqual(data[name], record[name]))
  const whole = { ...data, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) }
  const beforeWrite: BeforeWrite | undefined = custom?.['beforeWrite']
  return beforeWrite ? beforeWrite(whole, stored) : whole
}
