import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { createBranch } from '../../../testing/branch-records.ts'
import { createProvince, staffData } from '../../../testing/record-data.ts'
import { signInAs, type StaffService, startStaffService } from '../../../testing/staff-service.ts'

const roles = ['administrator', 'editor', 'moderator'] as const
type Role = (typeof roles)[number]

let payload: BasePayload
let service: StaffService
let branch: number
const accounts = new Map<Role, { id: number; token: string }>()

beforeAll(async () => {
  payload = await openPayload()
  for (const role of roles) {
    const { id, email } = await payload.create({ collection: 'staff', data: staffData(role, role) })
    accounts.set(role, { id, token: await signInAs(payload, email) })
  }
  service = await startStaffService(payload)
  branch = (await createBranch(payload, await createProvince(payload), 1)).id
})
afterAll(async () => {
  service?.stop()
  await closePayload(payload)
})
beforeEach(() => payload.delete({ collection: 'payload-locked-documents', where: {} }))

async function call(role: Role, method: string, path: string, body?: object) {
  const response = await fetch(`${service.url}/cms-api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `JWT ${accounts.get(role)?.token}`,
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: response.status, answer: await response.json() }
}

const whose = (role: Role) => ({ relationTo: 'staff', value: accounts.get(role)?.id })
const lockOf = (role: Role) => ({
  document: { relationTo: 'branches', value: branch },
  user: whose(role),
})
const locks = async () =>
  (await payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs

it('a lock belongs to its caller, regardless of the sent user', async () => {
  const { status } = await call('editor', 'POST', 'payload-locked-documents', lockOf('moderator'))
  expect(status).toBe(201)
  expect(await locks()).toMatchObject([{ user: whose('editor') }])
})

it('who may not change a record or global cannot lock it', async () => {
  for (const lock of [lockOf('administrator'), lockOf('moderator'), { globalSlug: 'home' }]) {
    const { status } = await call('moderator', 'POST', 'payload-locked-documents', lock)
    expect(status).toBe(403)
  }
  expect(await locks()).toEqual([])
  const saved = await call('editor', 'PATCH', `branches/${branch}?locale=th`, { landmark: 'ปิด' })
  expect(saved.status).toBe(200)
})

it('what is no record or global cannot be locked', async () => {
  for (const lock of [
    {},
    { globalSlug: 'nothing' },
    { ...lockOf('editor'), globalSlug: 'home' },
    { document: { relationTo: 'branches', value: 'x' } },
    { document: { relationTo: 'members-of-parliament', value: 1 } },
  ])
    expect((await call('editor', 'POST', 'payload-locked-documents', lock)).status).toBe(400)
  expect(await locks()).toEqual([])
})

it('another’s lock is taken over one at a time, by an account that may change the record', async () => {
  await call('administrator', 'POST', 'payload-locked-documents', lockOf('administrator'))
  const [lock] = await locks()
  const path = `payload-locked-documents/${lock?.id}`
  const user = whose('administrator')
  expect((await call('moderator', 'PATCH', path, { user: whose('moderator') })).status).toBe(403)
  const all = 'payload-locked-documents?where[id][exists]=true'
  expect((await call('editor', 'PATCH', all, { user: whose('editor') })).status).toBe(403)
  expect(await locks()).toMatchObject([{ user }])
  expect((await call('editor', 'PATCH', path, { user })).status).toBe(200)
  expect(await locks()).toMatchObject([{ user: whose('editor'), document: lock?.document }])
})

it('accounts can remove only their own locks', async () => {
  await call('administrator', 'POST', 'payload-locked-documents', lockOf('administrator'))
  const [lock] = await locks()
  await call('editor', 'DELETE', 'payload-locked-documents?where[id][exists]=true')
  const one = await call('editor', 'DELETE', `payload-locked-documents/${lock?.id}`)
  expect(one.status).toBe(403)
  expect(await locks()).toHaveLength(1)
  await call('administrator', 'DELETE', `payload-locked-documents/${lock?.id}`)
  expect(await locks()).toEqual([])
})
