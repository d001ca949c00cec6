import { sql } from 'drizzle-orm'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { columnNamed } from '../../ground/database/column.ts'
import { findOutage } from '../../ground/database/outage.ts'
import { tableOf } from '../../ground/database/tables.ts'
import { storeWhole } from '../../ground/database/whole-writes.ts'
import { hasDrafts, slugOf } from '../editing/edited-record.ts'
import { holdRowsOf } from '../editing/keep-stored.ts'
import { judgeStored, type PlacedFinding, type Reqs } from './judge-values.ts'
import { type Place, readRow, withNewest, writeStored } from './stored-place.ts'

/** Repairs what is certain in a place, as it is stored by now, and gives what was found there. */
export async function repairPlace(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  const { th: req } = reqs
  return await storeWhole(req.payload.db, async () => {
    const isOwn = await initTransaction(req)
    try {
      const findings = await repairHeld(reqs, place)
      if (isOwn) await commitTransaction(req)
      return findings
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }).catch(async (error: unknown) => {
    if (findOutage(error) === 'locked')
      return await reportLeft(reqs, place, 'Not repaired: it is being saved. Repair once more.')
    if (!(error instanceof ValidationError)) throw error
    const names = error.data.errors.map(({ path }) => path).join(', ')
    return await reportLeft(reqs, place, `Not repaired: another record has its ${names}.`)
  })
}

async function repairHeld(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  await holdPlace(reqs.th, place)
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings, repaired } = await judgeStored(
    reqs,
    place,
    await withNewest(reqs.th, place, row),
  )
  if (findings.some(({ outcome }) => 'repaired' in outcome))
    await writeStored(reqs.th, place, repaired)
  return findings
}

/** Nobody else changes it until it is written: in the order of a save, its newest version and then its row. */
async function holdPlace(req: PayloadRequest, place: Place): Promise<void> {
  const name = slugOf(place).replaceAll('-', '_')
  if (hasDrafts(req, place)) {
    const versions = tableOf(req.payload, `_${name}_v`, ['id', 'latest'])
    const parent = () => columnNamed(tableOf(req.payload, `_${name}_v`), 'parent')
    const ofPlace = 'id' in place ? sql`${parent()} = ${place.id}` : sql`true`
    await holdRowsOf(req, versions, sql`${versions.latest} and ${ofPlace}`)
  }
  const table = tableOf(req.payload, name, ['id'])
  await holdRowsOf(req, table, 'id' in place ? sql`${table.id} = ${place.id}` : sql`true`)
}

/** What is left as it is, and why. */
async function reportLeft(reqs: Reqs, place: Place, fault: string): Promise<PlacedFinding[]> {
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings } = await judgeStored(reqs, place, await withNewest(reqs.th, place, row))
  return findings.map((finding) => ({ ...finding, outcome: { fault } }))
}
