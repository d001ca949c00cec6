import type { BasePayload, CollectionSlug, GlobalSlug } from 'payload'

/** Stores values as an earlier service did, which knew no rule for them: in the record and its newest version. */
export async function storeOld(
  payload: BasePayload,
  collection: CollectionSlug,
  id: number | string,
  data: Record<string, unknown>,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data })
  if (!payload.collections[collection].config.versions) return
  const { docs } = await payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
  })
  for (const { id: version } of docs)
    await payload.db.updateVersion({ collection, id: version, versionData: { version: data } })
}

/** The same of a global. */
export async function storeOldGlobal(
  payload: BasePayload,
  slug: GlobalSlug,
  data: Record<string, unknown>,
): Promise<void> {
  const stored = await payload.db.findGlobal({ slug })
  await (Object.keys(stored).length > 0
    ? payload.db.updateGlobal({ slug, data: { ...stored, globalType: undefined, ...data } })
    : payload.db.createGlobal({ slug, data }))
}
