import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { createBranch } from '../../../testing/branch-records.ts'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { createProvince } from '../../../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let province: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  province = await createProvince(payload)
})
afterAll(() => closePayload(payload))

const read = (id: number) =>
  payload.findByID({ collection: 'branches', id, locale: 'th', draft: true, depth: 0 })

async function openBranch() {
  count += 1
  const { id } = await createBranch(payload, province, count)
  return await read(id)
}

it('no version is brought back over a newer one than its caller has seen', async () => {
  const { id, updatedAt } = await openBranch()
  const sent = { name: 'ปิดซ่อม', updatedAt }
  expect((await call('PATCH', `/branches/${id}?locale=th`, { body: sent })).status).toBe(200)
  const { docs } = await payload.findVersions({
    collection: 'branches',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  const path = `/branches/versions/${docs[0]?.id}`
  expect((await call('POST', path, { body: { updatedAt } })).status).toBe(409)
  const newest = await read(id)
  expect(newest).toMatchObject({ name: 'ปิดซ่อม' })
  expect((await call('POST', path, { body: { updatedAt: newest.updatedAt } })).status).toBe(200)
})

it('nor is one of a global', async () => {
  const body = { updatedAt: '2020-01-01T00:00:00.000Z' }
  const home = await call('POST', '/globals/home?locale=th&draft=true', { body: {} })
  expect(home.status, home.text).toBe(200)
  const { docs } = await payload.findGlobalVersions({ slug: 'home' })
  const path = `/globals/home/versions/${docs[0]?.id}`
  expect((await call('POST', path, { body })).status).toBe(409)
})
