import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBranch } from '../../../testing/branch-records.ts'
import { createProvince, staffData } from '../../../testing/record-data.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { startServiceProcess, type ServiceProcess } from '../../../testing/service-process.ts'
import { signInAs, startStaffService, type StaffService } from '../../../testing/staff-service.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'

let payload: BasePayload
let other: ServiceProcess
let own: StaffService
let token: string

beforeAll(async () => {
  payload = await openPayload()
  const { email } = await payload.create({ collection: 'staff', data: staffData('editor') })
  token = await signInAs(payload, email)
  own = await startStaffService(payload)
  other = await startServiceProcess()
}, 120_000)
afterAll(async () => {
  own?.stop()
  await other?.stop()
  await closePayload(payload)
})

const countBranches = async () => (await payload.count({ collection: 'branches' })).totalDocs

it('of saves of one version at the same moment one wins, in whichever process they arrive', async () => {
  const province = await createProvince(payload)
  for (let round = 1; round <= 5; round += 1) {
    const { id } = await createBranch(payload, province, round)
    const { updatedAt } = await payload.findByID({ collection: 'branches', id })
    const saves = [own, other, own, other].map(({ url }, index) =>
      sendRaw(url, `/cms-api/branches/${id}?locale=th`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: JSON.stringify({ landmark: `งานที่ ${index}`, updatedAt, _status: 'published' }),
      }),
    )
    const answers = await Promise.all(saves)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const winner = answers.findIndex(({ status }) => status === 200)
    const stored = await payload.findByID({ collection: 'branches', id, locale: 'th' })
    expect(stored.landmark).toBe(`งานที่ ${winner}`)
  }
})

it('the form of a new record stores nothing by being opened', async () => {
  const before = await countBranches()
  const headers = { cookie: `payload-token=${token}` }
  const opened = await sendRaw(other.url, '/admin/collections/branches/create', {
    headers,
  })
  expect([opened.status, opened.headers['location']]).toEqual([200, undefined])
  const drafts = await payload.find({ collection: 'branches', draft: true, limit: 0 })
  expect([await countBranches(), drafts.totalDocs]).toEqual([before, before])
})
