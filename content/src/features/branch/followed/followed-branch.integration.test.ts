import { branchCalls, maxFollowedBranches } from '@washhouse/contract/branch/branch.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

const path = '/api/followed_branches'

let service: ContractService
let branches: number[]

beforeAll(async () => {
  service = await startContractService()
  const { branches: filled } = await fillBranches(service.payload, maxFollowedBranches + 5)
  branches = filled.map(({ id }) => id)
})
afterAll(() => service.stop())

const register = (mark: string) => registerMember(service.payload, mark)
const branchAt = (index: number) => branches[index] ?? 0

async function follow({ token }: SignedMember, body: object) {
  const { status, text } = await sendCall(service.url, path, { method: 'POST', token, body })
  return { status, faults: text === '' ? [] : readFaults(JSON.parse(text)) }
}

async function leave({ token }: SignedMember, branch: number | string) {
  return (await sendCall(service.url, `${path}/${branch}`, { method: 'DELETE', token })).status
}

async function followedBy({ token }: SignedMember): Promise<number[]> {
  const { text } = await sendCall(service.url, path, { token })
  const followed = branchCalls.listFollowedBranches.answer.decode(JSON.parse(text), 'th')
  return followed.map(({ branch }) => branch)
}

describe('A branch that a member follows', () => {
  it('is in their list once, the last one first, until they unfollow it', async () => {
    const manee = await register('manee')
    for (const index of [0, 1, 0])
      expect(await follow(manee, { branch: branchAt(index) })).toHaveProperty('status', 204)
    expect(await followedBy(manee)).toEqual([branchAt(1), branchAt(0)])
    for (const index of [1, 1]) expect(await leave(manee, branchAt(index))).toBe(204)
    expect(await followedBy(manee)).toEqual([branchAt(0)])
  })

  it('is nobody else’s', async () => {
    const piti = await register('piti')
    const chujai = await register('chujai')
    await follow(piti, { branch: branchAt(2) })
    expect(await followedBy(chujai)).toEqual([])
    expect(await leave(chujai, branchAt(2))).toBe(204)
    expect(await followedBy(piti)).toEqual([branchAt(2)])
  })

  it('is not shown while it is a draft, and is again afterwards', async () => {
    const wira = await register('wira')
    const id = branchAt(3)
    await follow(wira, { branch: id })
    const publish = (status: 'draft' | 'published') =>
      service.payload.update({ collection: 'branches', id, data: { _status: status } })
    await publish('draft')
    expect(await followedBy(wira)).toEqual([])
    expect(await follow(wira, { branch: id })).toHaveProperty('status', 204)
    await publish('published')
    expect(await followedBy(wira)).toEqual([id])
  })

  it('is followed by nobody once it is deleted', async () => {
    const mana = await register('mana')
    const id = branchAt(4)
    await follow(mana, { branch: id })
    await service.payload.delete({ collection: 'branches', id })
    const left = { collection: 'followed-branches', where: { branchId: { equals: id } } } as const
    expect(await service.payload.count(left)).toHaveProperty('totalDocs', 0)
  })
})

describe('What cannot be followed', () => {
  it.each([
    ['no branch', 2_147_483_647],
    ['an id that no branch can have', 2_147_483_648],
    ['nothing', null],
  ])('is %s: the field is named, and nothing is stored', async (_, branch) => {
    const member = await register(`none-${String(branch)}`)
    const { status, faults } = await follow(member, { branch })
    expect(status).toBe(400)
    expect(faults).toMatchObject([{ field: 'branch' }])
    expect(await followedBy(member)).toEqual([])
  })

  it('is a draft', async () => {
    const member = await register('draft')
    const id = branchAt(5)
    await service.payload.update({ collection: 'branches', id, data: { _status: 'draft' } })
    expect((await follow(member, { branch: id })).faults).toMatchObject([{ type: 'choice' }])
  })

  it('is one more than may be, also of several that are sent at once', async () => {
    const eager = await register('eager')
    const wanted = branches.slice(6, 6 + maxFollowedBranches - 1)
    expect(wanted).toHaveLength(maxFollowedBranches - 1)
    for (const branch of wanted) await follow(eager, { branch })
    const others = [0, 1, 2].map((index) => follow(eager, { branch: branchAt(index) }))
    const answers = await Promise.all(others)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const refused = answers.flatMap(({ faults }) => faults)
    expect(refused).toMatchObject([
      { field: 'branch', type: 'max' },
      { field: 'branch', type: 'max' },
    ])
    expect(await followedBy(eager)).toHaveLength(maxFollowedBranches)
    expect(await follow(eager, { branch: wanted[0] })).toHaveProperty('status', 204)
  })

  it('is left as no branch', async () => {
    const member = await register('typo')
    for (const typed of ['x', '-1', '2147483648', '1.5'])
      expect(await leave(member, typed)).toBe(404)
  })
})

it('What a member follows is deleted with the account, and is in the copy of their data', async () => {
  const leaving = await register('leaving')
  await follow(leaving, { branch: branchAt(0) })
  const { text } = await sendCall(service.url, '/api/export', { token: leaving.token })
  expect(text).toContain('"followed_branches":[{"branch":')
  await removeMember(service.payload, leaving.id)
  const left = { collection: 'followed-branches', where: { memberId: { equals: leaving.id } } }
  expect(await service.payload.count({ ...left, collection: 'followed-branches' })).toHaveProperty(
    'totalDocs',
    0,
  )
})
