import { randomUUID } from 'node:crypto'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  countLeads,
  findLeads,
  formOf,
  leadPath,
  message,
  photoFile,
  post,
  postJson,
  problem,
} from '../../../../testing/lead-posts.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { storeLead } from './receive-lead.ts'

let service: ContractService
let url: string
let branch: number

beforeAll(async () => {
  service = await startContractService()
  url = `${service.url}${leadPath}`
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
afterAll(() => service.stop())

describe('The same lead sent twice', () => {
  const key = () => ({ 'idempotency-key': randomUUID() })

  it('under one key is one lead, however many send it at once, with one reference', async () => {
    const text = randomUUID()
    const headers = key()
    const sent = problem(branch, { message: text })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => postJson(url, sent, headers)),
    )
    answers.push(await post(url, formOf(sent), headers))
    const [lead, ...others] = await findLeads(service.payload, text)
    expect(others).toEqual([])
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 200,
        body: { data: { reference: lead?.reference } },
      })
  })

  it('under one key with its photo is one lead with one photo', async () => {
    const text = randomUUID()
    const headers = key()
    const photo = await photoFile()
    const send = () => post(url, formOf(problem(branch, { message: text }), { photo }), headers)
    const first = await send()
    expect(await send()).toMatchObject({ status: 200, body: first.body })
    const other = await photoFile(30, 30)
    await post(url, formOf(problem(branch, { message: text }), { photo: other }), headers)
    expect(await findLeads(service.payload, text)).toHaveLength(2)
  })

  it('is two leads without a key, under two keys, or with another content under one', async () => {
    const text = randomUUID()
    const headers = key()
    for (const own of [{}, {}, headers, key()]) await postJson(url, message({ message: text }), own)
    await postJson(url, message({ message: text, first_name: 'สมหมาย' }), headers)
    expect(await findLeads(service.payload, text)).toHaveLength(5)
  })

  it('is each member’s own, even if others send the same under the same key', async () => {
    const text = randomUUID()
    const sent = problem(branch, { message: text })
    const members = [
      await registerMember(service.payload, randomUUID()),
      await registerMember(service.payload, randomUUID()),
    ]
    const headers = key()
    const send = async (token?: string) =>
      (
        await postJson(
          url,
          sent,
          token ? { ...headers, authorization: `Bearer ${token}` } : headers,
        )
      ).body
    const answers = [await send(), ...(await Promise.all(members.map(({ token }) => send(token))))]
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(3)
    const leads = await findLeads(service.payload, text)
    const owners = new Set(leads.map(({ member }) => member ?? null))
    expect(owners).toEqual(new Set([null, ...members.map(({ id }) => id)]))
    expect(leads).toHaveLength(3)
    expect(await send(members[0]?.token)).toEqual(answers[1])
  })

  it.each(['', 'a b', 'x'.repeat(256), 'ก'.repeat(3)])(
    'is refused under a key that is none: %j',
    async (bad) => {
      const before = await countLeads(service.payload)
      const headers = { 'idempotency-key': Buffer.from(bad).toString('latin1') }
      const { status, faults } = await postJson(url, message(), headers)
      expect({ status, faults }).toEqual({ status: 400, faults: ['INVALID_PAYLOAD'] })
      expect(await countLeads(service.payload)).toBe(before)
    },
  )
})

describe('A reference', () => {
  const lead = (text: string) => ({
    record: contactCalls.reportProblem.table.schema.parse({
      type: 'problem',
      branch,
      machine: null,
      cause: 'other',
      amount: null,
      message: text,
      firstName: null,
      email: null,
      phone: '0812345678',
      looksAutomatic: null,
    }),
    language: 'th' as const,
    requestKey: null,
    photo: null,
    member: null,
  })

  it('that another report has is drawn again', async () => {
    const drawn = ['AAAA-2222', 'AAAA-2222', 'AAAA-2222', 'BBBB-3333']
    const draw = () => drawn.shift() ?? 'CCCC-4444'
    const first = await storeLead(service.payload, lead('หนึ่ง'), draw)
    const second = await storeLead(service.payload, lead('สอง'), draw)
    expect([first.reference, second.reference]).toEqual(['AAAA-2222', 'BBBB-3333'])
  })

  it('is that of the lead which came first, where the same comes at the same moment', async () => {
    const same = { ...lead(randomUUID()), requestKey: randomUUID() }
    const both = await Promise.all([1, 2].map(() => storeLead(service.payload, same)))
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(both[0]).toMatchObject({ id: both[1]?.id, reference: both[1]?.reference })
  })

  it('that cannot be found stores nothing and says so', async () => {
    const text = randomUUID()
    const draw = () => 'AAAA-2222'
    await expect(storeLead(service.payload, lead(text), draw)).rejects.toThrow('references')
    expect(await findLeads(service.payload, text)).toEqual([])
  })
})

describe('How often a visitor may send leads', () => {
  it('is a hundred and twenty times in ten minutes, then they are told when to come back', async () => {
    const visitor = someone()
    const send = () => postJson(url, message({ message: 'อีกครั้ง' }), visitor)
    const all = await Promise.all(Array.from({ length: 120 }, send))
    expect(new Set(all.map((answer) => answer.status))).toEqual(new Set([204]))
    const { status, headers, faults } = await send()
    expect({ status, faults }).toEqual({ status: 429, faults: ['REQUESTS_EXCEEDED'] })
    expect(headers.get('retry-after')).toBe('600')
    expect((await postJson(url, message())).status).toBe(204)
  })

  it('is not used up by what was refused, which has a wider limit', async () => {
    const visitor = someone()
    const refused = Array.from({ length: 359 }, () => postJson(url, {}, visitor))
    const statuses = (await Promise.all(refused)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect((await postJson(url, message(), visitor)).status).toBe(204)
    expect((await postJson(url, message(), visitor)).status).toBe(429)
  })
})
