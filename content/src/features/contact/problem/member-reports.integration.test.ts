import { randomUUID } from 'node:crypto'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  faultsIn,
  findLeads,
  interest,
  leadPath,
  message,
  postJson,
  problem,
  referenceIn,
} from '../../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'

let service: ContractService
let branch: number
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
afterAll(() => service.stop())

const as = ({ token }: SignedMember) => ({ authorization: `Bearer ${token}` })
const post = (body: object, headers = {}) => postJson(`${service.url}${leadPath}`, body, headers)
const report = async (own: object = {}, headers = {}) =>
  referenceIn((await post(problem(branch, own), headers)).body)

async function reportsOf(member: SignedMember) {
  const { text } = await sendCall(service.url, '/api/reports', { token: member.token })
  return contactCalls.listReports.answer.decode(JSON.parse(text), 'th')
}

async function join(member: SignedMember, body: object | string) {
  const call = { method: 'POST', token: member.token, body }
  const { status, text } = await sendCall(service.url, '/api/reports', call)
  const read: unknown = JSON.parse(text)
  return { status, faults: faultsIn(read), body: read, text }
}

describe('POST /items/contact with a token', () => {
  it.each([
    ['a message', (text: string) => message({ message: text })],
    ['interest', (text: string) => interest({ message: text })],
    ['a problem', (text: string) => problem(branch, { message: text })],
  ])('keeps whose %s it is, and without one that it is nobody’s', async (_, body) => {
    for (const [headers, owner] of [
      [as(manee), manee.id],
      [{}, null],
    ] as const) {
      const text = randomUUID()
      expect((await post(body(text), headers)).status).toBeLessThan(205)
      expect(await findLeads(service.payload, text)).toMatchObject([{ member: owner }])
    }
  })

  it('refuses one that is no live member’s, and stores nothing', async () => {
    const text = randomUUID()
    const { status } = await post(message({ message: text }), { authorization: 'Bearer x' })
    expect(status).toBe(401)
    expect(await findLeads(service.payload, text)).toEqual([])
  })

  it('lets nobody name the member in the body', async () => {
    const text = randomUUID()
    const { status, faults } = await post(message({ message: text, member: manee.id }), as(piti))
    expect({ status, faults }).toEqual({ status: 400, faults: ['member'] })
    expect(await findLeads(service.payload, text)).toEqual([])
  })
})

describe('GET /api/reports', () => {
  it('gives a member’s own reports, the newest first, and nobody else’s', async () => {
    const first = await report({}, as(manee))
    const second = await report({ machine: 'D-02' }, as(manee))
    const foreign = await report({}, as(piti))
    const own = await reportsOf(manee)
    expect(own.slice(0, 2)).toMatchObject([
      { reference: second, machine: 'D-02', status: 'received', branch, amount: 40 },
      { reference: first },
    ])
    expect(own.map(({ reference }) => reference)).not.toContain(foreign)
  })

  it('is refused without a token', async () => {
    expect((await sendCall(service.url, '/api/reports')).status).toBe(401)
  })
})

describe('POST /api/reports', () => {
  it.each([
    ['e-mail', { email: 'Somsri@example.com' }, ' somsri@EXAMPLE.com '],
    ['phone as it was typed', { email: undefined, tel: '0812345678' }, '0812345678'],
    ['phone with dashes', { tel: '0812345678' }, '081-234 5678'],
    ['phone with its country', { tel: '0812345678' }, '+66 81 234 5678'],
    ['phone in Thai digits', { tel: '0812345678' }, '๐๘๑๒๓๔๕๖๗๘'],
  ])('joins a report by its %s', async (_, own, proof) => {
    const reference = await report(own)
    const joined = await join(piti, { reference: reference.toLowerCase(), proof })
    expect(joined).toMatchObject({ status: 200, body: { result: { reference, branch } } })
    expect((await reportsOf(piti))[0]).toMatchObject({ reference })
  })

  it('refuses a wrong proof, an unknown reference and another member’s report alike', async () => {
    const chujai = await registerMember(service.payload, 'chujai')
    const reference = await report({ tel: '0812345678' })
    const owned = await report({ tel: '0812345678' }, as(manee))
    const refused = [
      await join(chujai, { reference, proof: '0812345679' }),
      await join(chujai, { reference, proof: 'chujai@example.com' }),
      await join(chujai, { reference: 'AAAA-2222', proof: '0812345678' }),
      await join(chujai, { reference: "' or 1=1 --", proof: '0812345678' }),
      await join(chujai, { reference: owned, proof: '0812345678' }),
    ]
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1)
    expect(refused[0]).toMatchObject({ status: 400, faults: ['reference'] })
    expect(await reportsOf(chujai)).toEqual([])
    expect((await reportsOf(manee)).map((each) => each.reference)).toContain(owned)
  })

  it('gives a report that two members claim at once to one of them', async () => {
    const reference = await report({ tel: '0812345678' })
    const claim = { reference, proof: '0812345678' }
    const both = await Promise.all([join(manee, claim), join(piti, claim)])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
    const again = await Promise.all([join(manee, claim), join(piti, claim)])
    expect(again.map(({ status }) => status)).toEqual(both.map(({ status }) => status))
  })

  it.each([
    [[], 'INVALID_PAYLOAD'],
    ['7K3M-Q9TD', 'INVALID_PAYLOAD'],
    [{}, 'reference'],
    [{ reference: null, proof: '0812345678' }, 'reference'],
    [{ reference: 7, proof: '0812345678' }, 'reference'],
    [{ reference: '7'.repeat(21), proof: '0812345678' }, 'reference'],
    [{ reference: '7K3M-Q9TD' }, 'proof'],
    [{ reference: '7K3M-Q9TD', proof: ' ' }, 'proof'],
    [{ reference: '7K3M-Q9TD', proof: { $ne: 1 } }, 'proof'],
    [{ reference: '7K3M-Q9TD', proof: '\u0000' }, 'proof'],
    [{ reference: '7K3M-Q9TD', proof: '0812345678', member: 'x' }, 'member'],
  ])('refuses %j by the field’s name', async (body, field) => {
    const wira = await registerMember(service.payload, `wira-${randomUUID().slice(0, 8)}`)
    const { status, faults } = await join(wira, body)
    expect(status).toBe(400)
    expect(faults).toContain(field)
  })

  it('may be tried ten times in ten minutes, from wherever', async () => {
    const eager = await registerMember(service.payload, 'eager')
    const guess = () => join(eager, { reference: 'AAAA-2222', proof: '0812345678' })
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })

  it('is reached by the typed client', async () => {
    const client = createContentClient({ baseUrl: service.url })
    const reference = await report({ tel: '0812345678' })
    const sent = { reference, proof: '0812345678' }
    const mine = { language: 'th', token: manee.token } as const
    expect(await client.send(contactCalls.joinReport, sent, mine)).toMatchObject({ reference })
  })
})
