import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillBranches } from '../../../testing/branch-records.ts'
import { type ContractService, startContractService } from '../../../testing/contract-service.ts'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
  await fillBranches(service.payload)
})

afterAll(() => service.stop())

it('[S3.branch.3] a record has the same id in both languages', async () => {
  const idsIn = async (lang: string) => {
    const response = await fetch(`${service.url}/api/categories_provinces`, { headers: { lang } })
    const { result } = await response.json()
    return result.map((province: { id: number }) => province.id)
  }
  const { docs } = await service.payload.find({ collection: 'provinces', sort: 'id' })
  const ids = docs.map(({ id }) => id)
  expect(await idsIn('th')).toEqual(ids)
  expect(await idsIn('en')).toEqual(ids)
})
