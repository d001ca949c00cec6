import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBranch } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createProvince } from '../../../testing/record-data.ts'

let service: ContractService
let payload: BasePayload
let provinces: number[]

beforeAll(async () => {
  service = await startContractService()
  payload = service.payload
  provinces = [await createProvince(payload), await createProvince(payload)]
  for (const [index, province] of [...provinces, ...provinces, ...provinces].entries())
    await createBranch(payload, province, index + 1)
})
afterAll(() => service.stop())

const slugs = async (query: string) => {
  const { body } = await service.get(`/api/branch?${query}`)
  return [...JSON.stringify(body).matchAll(/branch-(\d+)/g)].map(([, number]) => Number(number))
}

it('asks each time with the values of that time: page, length, province, several of them', async () => {
  const [first, second] = provinces
  const all = await slugs('limit=10')
  expect(all).toHaveLength(6)
  for (let round = 0; round < 2; round += 1) {
    expect(await slugs('limit=2')).toEqual(all.slice(0, 2))
    expect(await slugs(`limit=4&x=${round}`)).toEqual(all.slice(0, 4))
    expect(await slugs('limit=2&page=2')).toEqual(all.slice(2, 4))
    expect(await slugs('limit=1&page=6')).toEqual(all.slice(5))
    expect(new Set(await slugs(`province=${first}`))).toEqual(new Set([1, 3, 5]))
    expect(new Set(await slugs(`province=${second}`))).toEqual(new Set([2, 4, 6]))
    expect(await slugs(`province=${second}&sector=9999`)).toEqual([])
    expect(await slugs(`province=${first}&limit=2&page=2`)).toHaveLength(1)
  }
})
