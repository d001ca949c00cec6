import { eq } from 'drizzle-orm'
import { createLocalReq, type BasePayload } from 'payload'
import { announce } from '../../core/changes/announce.ts'
import { collectionTable, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { sortKeysOf } from './branch-order.ts'

/**
 * Renews the sort keys of branches that an earlier version stored. Writes straight to the table: an update through Payload
 * would publish the drafts that editors are still working on. A draft gets its keys when it is saved.
 */
export async function renewOrder(payload: BasePayload): Promise<void> {
  const connection = connectionTo(payload)
  const branches = collectionTable(payload, 'branches')
  const names = tableOf(payload, 'branches_locales', ['_parentID', '_locale', 'name'])
  const stored = await connection
    .select({ id: branches.id, th: branches.nameSortTh, en: branches.nameSortEn })
    .from(branches)
  const written = await connection
    .select({ id: names._parentID, locale: names._locale, name: names.name })
    .from(names)
  const namesOf = Map.groupBy(written, ({ id }) => Number(id))
  let renewed = 0
  for (const { id, th, en } of stored) {
    const own = namesOf.get(Number(id)) ?? []
    const keys = sortKeysOf(Object.fromEntries(own.map(({ locale, name }) => [locale, name])))
    if (keys.th === th && keys.en === en) continue
    await connection
      .update(branches)
      .set({ nameSortTh: keys.th, nameSortEn: keys.en })
      .where(eq(branches.id, id))
    renewed += 1
  }
  if (renewed > 0) await announce(await createLocalReq({}, payload), ['branch'])
}
