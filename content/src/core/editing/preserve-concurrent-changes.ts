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
import { connectionOf, lockRows, type Table, tableOf } from '../../platform/database/tables.ts'
import { isRequest } from './claim-version.ts'
import { newerVersion } from './newer-version.ts'

type Values = Record<string, unknown>

/** What of a save follows from what is stored: asked inside the write. A collection names it as `custom.beforeWrite`. */
export type BeforeWrite = (data: Values, stored: Values) => Values

/**
 * Payload reads a record, asks its hooks and writes the whole of it: what was written by SQL in between would be taken back. So
 * a save writes what it changes, and leaves the rest as it is stored when it writes. What has versions is saved from the
 * newest of them, a draft perhaps, and stays as it is.
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

/** A record as a save has read it, and whether its caller may change it only as the collection allows. */
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

/** The other half of `preserveConcurrentChanges`, at the write itself. */
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

/** Nobody else changes it from here on until it is written; on SQLite nobody writes meanwhile. */
async function holdRow(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  const table = tableOf(req.payload, slug.replaceAll('-', '_'), ['id'])
  await lockRowsOf(req, table, sql`${table.id} = ${id}`)
}

/** The same of some rows of a table. */
export async function lockRowsOf(
  req: PayloadRequest,
  table: Table<'id'>,
  which: SQL,
): Promise<void> {
  await lockRows(req.payload, await connectionOf(req), table, sql`${which} for update`)
}

interface Write {
  config: SanitizedCollectionConfig
  id: number | string
  data: Values
  find: (where: Where) => Promise<object | null>
}

/** The record as it is by now, if its caller may still change it; a deleted one does not come back. */
async function findStored(
  { isBound, req }: Seen & { req: PayloadRequest },
  { config, id, data, find }: Write,
): Promise<Values> {
  const isIt: Where = { id: { equals: id } }
  const allowed = isBound ? await executeAccess({ id, data, req }, config.access.update) : true
  const stored = await find(combineQueries(isIt, allowed))
  if (stored) return { ...stored }
  throw (await find(isIt)) ? await newerVersion(req) : new NotFound(req.t)
}

function merged(
  { custom, flattenedFields }: SanitizedCollectionConfig,
  { record }: Seen,
  data: Values,
  stored: Values,
): Values {
  const kept = flattenedFields
    // A text in two languages is read in one.
    .filter((field) => !('localized' in field && field.localized))
    .map(({ name }) => name)
    .filter((name) => name in stored && isDeepStrictEqual(data[name], record[name]))
  const whole = { ...data, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) }
  const beforeWrite: BeforeWrite | undefined = custom?.['beforeWrite']
  return beforeWrite ? beforeWrite(whole, stored) : whole
}
