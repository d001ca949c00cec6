import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import { storeWhole } from '../../ground/database/whole-writes.ts'
import { holdRow } from '../editing/keep-stored.ts'
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
    if (!(error instanceof ValidationError)) throw error
    const names = error.data.errors.map(({ path }) => path).join(', ')
    return await reportTaken(reqs, place, `Not repaired: another record has its ${names}.`)
  })
}

async function repairHeld(reqs: Reqs, place: Place): Promise<PlacedFinding[]> {
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

/** Another record has a value that must be there once. */
async function reportTaken(reqs: Reqs, place: Place, fault: string): Promise<PlacedFinding[]> {
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings } = await judgeStored(reqs, place, await withNewest(reqs.th, place, row))
  return findings.map((finding) => ({ ...finding, outcome: { fault } }))
}
