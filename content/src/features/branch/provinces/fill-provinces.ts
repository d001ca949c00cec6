import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { doOneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { writeInRequestTransaction } from '../../../platform/database/whole-writes.ts'
import type { BilingualText } from '../../../platform/languages/bilingual-text.ts'
import { thaiProvinces, thaiSectors } from './provinces.ts'

/** Creates the regions and provinces of Thailand in a database without any: each branch needs one. */
export async function fillProvinces(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  if (!(await isEmpty(req))) return
  await doOneAtATime(payload.db, 'provinces', () =>
    writeInRequestTransaction(req, async () => {
      // Again: two processes may start at once.
      if (await isEmpty(req)) await createProvinces(req)
    }),
  )
}

async function isEmpty(req: PayloadRequest): Promise<boolean> {
  const { totalDocs: sectors } = await req.payload.count({ collection: 'sectors', req })
  const { totalDocs: provinces } = await req.payload.count({ collection: 'provinces', req })
  return sectors + provinces === 0
}

async function createProvinces(req: PayloadRequest): Promise<void> {
  const sectors = new Map<string, number>()
  for (const { key, name } of thaiSectors) {
    const data = { name: name.th }
    const { id } = await req.payload.create({ collection: 'sectors', locale: 'th', data, req })
    await addEnglish(req, { collection: 'sectors', id, name })
    sectors.set(key, id)
  }
  for (const { code, sector, name } of thaiProvinces) {
    const data = { code, name: name.th, sector: sectors.get(sector) ?? 0 }
    const { id } = await req.payload.create({ collection: 'provinces', locale: 'th', data, req })
    await addEnglish(req, { collection: 'provinces', id, name })
  }
}

async function addEnglish(
  req: PayloadRequest,
  record: { collection: 'sectors' | 'provinces'; id: number; name: BilingualText },
): Promise<void> {
  const { collection, id, name } = record
  await req.payload.update({ collection, id, locale: 'en', data: { name: name.en }, req })
}
