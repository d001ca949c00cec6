import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { fillProvinces } from './fill-provinces.ts'
import { thaiProvinces, thaiSectors } from './provinces.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

it('creates each region and province once, in both languages, although two starts do it at once', async () => {
  await Promise.all([fillProvinces(payload), fillProvinces(payload)])
  const { docs } = await payload.find({ collection: 'provinces', locale: 'en', pagination: false })
  expect(docs.map(({ code, name }) => `${code} ${name}`)).toEqual(
    thaiProvinces.map(({ code, name }) => `${code} ${name.en}`),
  )
  expect((await payload.count({ collection: 'sectors' })).totalDocs).toBe(thaiSectors.length)

  const [first] = docs
  await payload.delete({ collection: 'provinces', id: first?.id ?? 0 })
  await fillProvinces(payload)
  expect((await payload.count({ collection: 'provinces' })).totalDocs).toBe(
    thaiProvinces.length - 1,
  )
})
