import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { announce } from '../../core/changes/announce.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { collectionTable, requestConnection, tableOf } from '../../platform/database/tables.ts'
import { say } from '../../platform/languages/say.ts'
import { sortKeysOf } from './branch-order.ts'

/** Copies sector and sort keys from the branch's province, overriding the form. */
export const takeFromProvince: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const province = data['province'] ?? originalDoc?.province
  if (province == null) return { ...data, sector: null }
  const id = idOf(province)
  const taken = await readProvince(req, id)
  req.context[takenKey(id)] = taken
  return { ...data, ...taken }
}

/** Copies again if the province changed before the branch was stored. */
export const followProvince: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.province == null) return
  const id = idOf(doc.province)
  const now = await readProvince(req, id)
  if (!isDeepStrictEqual(req.context[takenKey(id)], now)) await passOn(req, id, now)
}

const takenKey = (province: number) => `taken from province ${province}`

/**
 * Passes a changed sector or name of a province to its branches. Writes straight to the tables: an update through Payload
 * would publish the drafts that editors are still working on.
 */
export const passOnToBranches: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isSame = idOf(doc.sector) === idOf(previousDoc.sector) && doc.name === previousDoc.name
  if (operation === 'create' || isSame) return
  await passOn(req, doc.id, await readProvince(req, doc.id))
}

type Taken = Awaited<ReturnType<typeof readProvince>>

async function passOn(req: PayloadRequest, province: number, taken: Taken): Promise<void> {
  const connection = await requestConnection(req)
  const branches = collectionTable(req.payload, 'branches')
  await connection.update(branches).set(taken).where(eq(branches.province, province))
  const versions = tableOf(req.payload, '_branches_v', ['version_province'])
  await connection
    .update(versions)
    .set(
      Object.fromEntries(Object.entries(taken).map(([name, value]) => [`version_${name}`, value])),
    )
    .where(eq(versions.version_province, province))
  await announce(req, ['branch'])
}

/**
 * Reads the values that a branch copies from its province, in both languages, within the request's transaction. On
 * PostgreSQL the province is locked (`for share`) until the branch is stored.
 */
async function readProvince(req: PayloadRequest, id: number) {
  const connection = await requestConnection(req)
  const provinces = collectionTable(req.payload, 'provinces')
  const names = tableOf(req.payload, 'provinces_locales', ['_parentID', '_locale', 'name'])
  const [province] = await connection
    .select({ sector: provinces.sector })
    .from(provinces)
    .where(
      isPostgres(req.payload.db) ? sql`${provinces.id} = ${id} for share` : eq(provinces.id, id),
    )
  if (!province) throw missingProvince(req)
  const found = await connection
    .select({ locale: names._locale, name: names.name })
    .from(names)
    .where(eq(names._parentID, id))
  const { th, en } = sortKeysOf(Object.fromEntries(found.map(({ locale, name }) => [locale, name])))
  return { sector: province.sector, provinceSortTh: th, provinceSortEn: en }
}

function missingProvince(req: PayloadRequest): ValidationError {
  const message = say(req, 'ไม่มีจังหวัดนี้แล้ว', 'There is no such province any more.')
  return new ValidationError({
    collection: 'branches',
    errors: [{ message, path: 'province' }],
    req,
  })
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation
}
