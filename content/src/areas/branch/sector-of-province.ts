import { eq } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { announce } from '../../engines/changes/announce.ts'
import { connectionOf, tableOf } from '../../ground/database/tables.ts'

/** A branch lies in the sector of its province, whatever the form said. */
export const takeSectorFromProvince: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const province = data['province'] ?? originalDoc?.province
  if (province == null) return { ...data, sector: null }
  const { sector } = await req.payload.findByID({
    collection: 'provinces',
    id: typeof province === 'object' ? province.id : province,
    depth: 0,
    req,
  })
  return { ...data, sector }
}

/**
 * Branches follow their province into another sector. Written straight to the tables: an update
 * through Payload would publish the drafts that editors are still working on.
 */
export const moveBranchesToSector: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const sector = idOf(doc.sector)
  if (operation === 'create' || sector === idOf(previousDoc.sector)) return
  const connection = await connectionOf(req)
  const branches = tableOf(req.payload, 'branches', ['province', 'sector'])
  await connection.update(branches).set({ sector }).where(eq(branches.province, doc.id))
  const versions = tableOf(req.payload, '_branches_v', ['version_province', 'version_sector'])
  await connection
    .update(versions)
    .set({ version_sector: sector })
    .where(eq(versions.version_province, doc.id))
  await announce(req, ['branch'])
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation
}
