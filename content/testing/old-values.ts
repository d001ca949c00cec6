import { type BasePayload, createLocalReq } from 'payload'
import type { EditedRecord } from '../src/core/editing/edited-record.ts'
import { readRow, withNewest, writeStored } from '../src/core/values/stored-place.ts'

/** Stores values without validation, as an earlier version could have: in the row and in its newest version. */
export async function storeOld(
  payload: BasePayload,
  place: EditedRecord,
  values: Record<string, unknown>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const row = await readRow(req, place)
  if (!row) {
    if ('global' in place) await payload.db.createGlobal({ slug: place.global, data: values })
    return
  }
  const { newest } = await withNewest(req, place, row)
  const old = newest && { ...newest, values: { ...newest.values, ...values } }
  await writeStored(req, place, { row: { ...row, ...values }, ...(old ? { newest: old } : {}) })
}
