import type { PayloadRequest } from 'payload'
import type { EditedRecord } from '../editing/edited-record.ts'
import type { Values } from './validate-document.ts'

/** The row that visitors see, and the newest version, on which the next save builds. */
export interface Stored {
  row: Values
  newest?: { id: number | string; updatedAt: string; values: Values }
}

/** Undefined for a deleted record, and for a global that was never saved. */
export async function readRow(
  req: PayloadRequest,
  place: EditedRecord,
): Promise<Values | undefined> {
  const { db } = req.payload
  const row: object | null =
    'global' in place
      ? await db.findGlobal({ slug: place.global, req })
      : await db.findOne({
          collection: place.collection,
          where: { id: { equals: place.id } },
          req,
        })
  return row && Object.keys(row).length > 0 ? { ...row } : undefined
}

export async function withNewest(
  req: PayloadRequest,
  place: EditedRecord,
  row: Values,
): Promise<Stored> {
  const newest = await findNewest(req, place)
  if (!newest) return { row }
  const { id, updatedAt, version } = newest
  return { row, newest: { id, updatedAt, values: { ...version } } }
}

async function findNewest(req: PayloadRequest, place: EditedRecord) {
  const { collections, db, globals } = req.payload
  const isLatest = { latest: { equals: true } }
  if ('global' in place) {
    const config = globals.config.find(({ slug }) => slug === place.global)
    if (!config?.versions) return undefined
    const asked = { global: place.global, where: isLatest, limit: 1, req }
    return (await db.findGlobalVersions(asked)).docs[0]
  }
  const { collection, id } = place
  if (!collections[collection].config.versions) return undefined
  const where = { and: [{ parent: { equals: id } }, isLatest] }
  return (await db.findVersions({ collection, where, limit: 1, req })).docs[0]
}

/**
 * Overwrites the stored document without hooks, a new version or an announcement. Needs the whole document, because Payload
 * replaces the texts of both languages.
 */
export async function writeStored(
  req: PayloadRequest,
  place: EditedRecord,
  { row, newest }: Stored,
): Promise<void> {
  const { db } = req.payload
  const version = newest && { ...versionOf(newest), req }
  if ('global' in place) {
    await db.updateGlobal({ slug: place.global, data: { ...row, id: undefined }, req })
    if (version) await db.updateGlobalVersion({ global: place.global, ...version })
    return
  }
  const data = { ...row }
  // With a status the change date would become today's.
  delete data['_status']
  await db.updateOne({ ...place, data, req })
  if (version) await db.updateVersion({ collection: place.collection, ...version })
}

/** Without `updatedAt` the version would get the current time. */
function versionOf({ id, updatedAt, values }: NonNullable<Stored['newest']>) {
  return { id, versionData: { updatedAt, version: values } }
}
