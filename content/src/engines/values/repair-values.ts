import { ValidationError } from 'payload'
import { storeRequestWhole } from '../../ground/database/whole-writes.ts'
import { holdRow } from '../editing/keep-stored.ts'
import { judgeStored, type PlacedFinding, type Reqs } from './judge-values.ts'
import { type Place, readRow, withNewest, writeStored } from './stored-place.ts'

/** Reads a place again, repairs what it is certain of, and gives what was found there. */
export async function repairPlace(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  try {
    return await storeRequestWhole(reqs.th, () => repairLocked(reqs, place))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const names = error.data.errors.map(({ path }) => path).join(', ')
    return await reportTaken(reqs, place, `Not repaired: another record has its ${names}.`)
  }
}

async function repairLocked(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
  if ('collection' in place) await holdRow(reqs.th, place.collection, place.id)
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

/** What was found in a place whose repaired value is unique, and taken by another record. */
async function reportTaken(reqs: Reqs, place: Place, fault: string): Promise<PlacedFinding[]> {
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings } = await judgeStored(reqs, place, await withNewest(reqs.th, place, row))
  return findings.map((finding) => ({ ...finding, outcome: { fault } }))
}
