import { sql } from 'drizzle-orm'
import { type PayloadRequest, ValidationError } from 'payload'
import { columnNamed } from '../../ground/database/column.ts'
import { findOutage } from '../../ground/database/outage.ts'
import { tableOf } from '../../ground/database/tables.ts'
import { storeRequestWhole } from '../../ground/database/whole-writes.ts'
import { hasDrafts, slugOf } from '../editing/edited-record.ts'
import { holdRowsOf } from '../editing/keep-stored.ts'
import { judgeStored, type PlacedFinding, type Reqs } from './judge-values.ts'
import { type Place, readRow, withNewest, writeStored } from './stored-place.ts'

/** Reads a place again, repairs what it is certain of, and gives what was found there. */
export async function repairPlace(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  try {
    return await storeRequestWhole(reqs.th, () => repairLocked(reqs, place))
  } catch (error) {
    if (findOutage(error) === 'locked')
      return await reportLeft(reqs, place, 'Not repaired: it is being saved. Repair once more.')
    if (!(error instanceof ValidationError)) throw error
    const names = error.data.errors.map(({ path }) => path).join(', ')
    return await reportLeft(reqs, place, `Not repaired: another record has its ${names}.`)
  }
}

async function repairLocked(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  await lockPlace(reqs.th, place)
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

/** Nobody else changes it until it is written. Locked in the order of a save: its newest version, then its row. */
async function lockPlace(req: PayloadRequest, place: Place): Promise<void> {
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

/** What was found in a place that stays as it is, and why it does. */
async function reportLeft(reqs: Reqs, place: Place, fault: string): Promise<PlacedFinding[]> {
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings } = await judgeStored(reqs, place, await withNewest(reqs.th, place, row))
  return findings.map((finding) => ({ ...finding, outcome: { fault } }))
}
