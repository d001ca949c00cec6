import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService
let records: Awaited<ReturnType<typeof fillBranches>>

beforeAll(async () => {
  service = await startContractService()
  records = await fillBranches(service.payload, 1)
})
afterAll(() => service.stop())

it('lists the sectors and the provinces whole, in the language asked for [S7.branch.4]', async () => {
  const sectors = await service.get('/api/categories_sectors', { lang: 'en' })
  expect(sectors.body).toMatchObject({
    result: [
      { id: records.north.id, data: { languages_code: 'en', sector: 'Northern' } },
      { id: records.south.id, data: { languages_code: 'en', sector: 'ภาคใต้' } },
    ],
  })
  const provinces = await service.get('/api/categories_provinces')
  expect(provinces.body).toMatchObject({
    result: [
      { id: records.chiangMai.id, sector: records.north.id, data: { province: 'เชียงใหม่' } },
      { id: records.phuket.id, sector: records.south.id, data: { province: 'ภูเก็ต' } },
    ],
  })
})

it('gives the branch figures once they are saved, and the new ones after an edit [S7.branch.6]', async () => {
  const { payload } = service
  await payload.updateGlobal({ slug: 'current-branch', data: { customers: 10, branches: 2 } })
  const before = await service.get('/items/current_branch')
  expect(before.body).toMatchObject({ data: { current_customer: 10, current_branch: 2 } })
  await payload.updateGlobal({ slug: 'current-branch', data: { customers: 11, branches: 2 } })
  const after = await service.get('/items/current_branch')
  expect(after.body).toMatchObject({ data: { current_customer: 11 } })
})

it('gives the head of the branch page only while it is published [S7.branch.1]', async () => {
  const { payload } = service
  const path = '/items/information_page_branch'
  const draft = { title: 'ร่าง', _status: 'draft' as const }
  await payload.updateGlobal({ slug: 'branch-page', locale: 'th', draft: true, data: draft })
  expect((await service.get(path)).status).toBe(403)
  const shown = { title: 'สาขา', description: 'ใกล้คุณ', _status: 'published' as const }
  await payload.updateGlobal({ slug: 'branch-page', locale: 'th', data: shown })
  expect((await service.get(path)).body).toMatchObject({
    data: { status: 'published', data: { title: 'สาขา', description: 'ใกล้คุณ' } },
  })
  const hidden = { _status: 'draft' as const }
  await payload.updateGlobal({ slug: 'branch-page', locale: 'th', data: hidden })
  expect((await service.get(path)).status).toBe(403)
})
