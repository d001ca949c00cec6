import type { BasePayload } from 'payload'
import { provinces } from '../branch/province.demo.ts'
import { sectors } from '../branch/sector.demo.ts'
import type { Localized } from '../../src/ground/languages/localized.ts'
import type { Progress } from './progress.ts'

/** Creates the sectors and provinces that are missing; gives the provinces' ids by their codes. */
export async function seedPlaces(
  payload: BasePayload,
  progress: Progress,
): Promise<Map<string, number>> {
  const sectorIds = new Map<string, number>()
  for (const { key, name } of sectors) {
    sectorIds.set(key, await seedSector(payload, name))
    progress.step(name.th)
  }
  const provinceIds = new Map<string, number>()
  for (const { code, sector, name } of provinces) {
    const sectorId = sectorIds.get(sector)
    if (sectorId === undefined) throw new Error(`There is no sector "${sector}"`)
    provinceIds.set(code, await seedProvince(payload, { code, sector: sectorId, name }))
    progress.step(name.th)
  }
  return provinceIds
}

async function seedSector(payload: BasePayload, name: Localized): Promise<number> {
  const { docs } = await payload.find({
    collection: 'sectors',
    where: { name: { equals: name.th } },
    locale: 'th',
    limit: 1,
  })
  const { id } =
    docs[0] ??
    (await payload.create({ collection: 'sectors', data: { name: name.th }, locale: 'th' }))
  await payload.update({ collection: 'sectors', id, data: { name: name.en }, locale: 'en' })
  return id
}

async function seedProvince(
  payload: BasePayload,
  { code, sector, name }: { code: string; sector: number; name: Localized },
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'provinces',
    where: { code: { equals: code } },
    limit: 1,
  })
  const data = { code, sector, name: name.th }
  const { id } = docs[0] ?? (await payload.create({ collection: 'provinces', data, locale: 'th' }))
  await payload.update({ collection: 'provinces', id, data: { name: name.en }, locale: 'en' })
  return id
}
