import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { leadPath, postJson, problem, referenceIn } from '../../../../testing/lead-posts.ts'
import { someone } from '../../../../testing/visitor.ts'
import { leadStatuses } from '../lead/lead.labels.ts'

let service: ContractService
let branch: number

beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
afterAll(() => service.stop())

async function report() {
  const { body } = await postJson(`${service.url}${leadPath}`, problem(branch))
  const reference = referenceIn(body)
  const { docs } = await service.payload.find({
    collection: 'leads',
    where: { reference: { equals: reference } },
  })
  return { reference, id: docs[0]?.id ?? '' }
}

const ask = (reference: string, headers = someone()) =>
  service.get(`/api/problems/${reference}`, headers)

describe('GET /api/problems/{reference}', () => {
  it('tells how far the report has come, its machine and amount, and nothing of who sent it', async () => {
    const { reference } = await report()
    const { status, body, headers } = await ask(reference)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(body).toEqual({
      result: {
        reference,
        status: 'received',
        branch,
        machine: problem(branch).machine,
        amount: problem(branch).amount,
        date_created: expect.stringMatching(/Z$/),
        date_updated: expect.stringMatching(/Z$/),
        own: false,
        messages: [],
        history: [{ state: 'received', at: expect.stringMatching(/Z$/) }],
        takes_messages: true,
      },
    })
  })

  it('shows what staff set at once, and takes no report for spam in public', async () => {
    const { reference, id } = await report()
    const shown: unknown[] = []
    for (const status of leadStatuses) {
      await service.payload.update({ collection: 'leads', id, data: { status } })
      const { body } = await ask(reference)
      shown.push(contactCalls.getProblemStatus.answer.decode(body, 'th').status)
    }
    expect(shown).toEqual(['received', 'working', 'refunded', 'closed', 'received'])
  })

  it('changed when its sender could see it, not with what staff do among themselves', async () => {
    const { reference, id } = await report()
    const dates = async () => {
      const { body } = await ask(reference)
      const { createdAt, updatedAt } = contactCalls.getProblemStatus.answer.decode(body, 'th')
      return { createdAt, updatedAt }
    }
    const save = async (data: { status?: 'spam' | 'working' }) => {
      await wait(2)
      await service.payload.update({ collection: 'leads', id, data })
    }
    const { createdAt } = await dates()
    await save({})
    await save({ status: 'spam' })
    expect(await dates()).toEqual({ createdAt, updatedAt: createdAt })
    await save({ status: 'working' })
    const { updatedAt } = await dates()
    expect(updatedAt > createdAt).toBe(true)
    await save({ status: 'working' })
    expect((await dates()).updatedAt).toBe(updatedAt)
  })

  it('finds a reference in small letters too', async () => {
    const { reference } = await report()
    expect((await ask(reference.toLowerCase())).status).toBe(200)
  })

  it('is still there when its branch is gone', async () => {
    const other = await createClosingBranch()
    const { body } = await postJson(`${service.url}${leadPath}`, problem(other))
    await service.payload.delete({ collection: 'branches', id: other })
    expect((await ask(referenceIn(body))).body).toMatchObject({ result: { branch: null } })
  })

  it.each(['2222-2222', 'x', '2222-222O', '%00', "' or '1'='1", '2222-2222/x'])(
    'knows nothing of %s',
    async (reference) => {
      expect((await ask(encodeURI(reference))).status).toBe(404)
    },
  )

  it('is found by nobody who tries one after another', async () => {
    const guesser = someone()
    const { reference } = await report()
    for (let count = 0; count < 60; count += 1)
      expect((await ask('2222-2222', guesser)).status).toBe(404)
    const { status, headers } = await ask(reference, guesser)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('60')
    expect((await ask(reference)).status).toBe(200)
  })
})

async function createClosingBranch(): Promise<number> {
  const { docs } = await service.payload.find({ collection: 'provinces', limit: 1 })
  const data = { slug: 'closing', name: 'สาขาที่จะปิด', province: docs[0]?.id ?? 0 }
  const { id } = await service.payload.create({
    collection: 'branches',
    data: { ...data, hours: { isOpenAllDay: true }, _status: 'published' },
  })
  return id
}
