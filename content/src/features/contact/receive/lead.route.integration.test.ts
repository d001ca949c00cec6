import { randomUUID } from 'node:crypto'
import { Reference } from '@washhouse/contract/contact/contact.contract'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import {
  countLeads,
  findLeads,
  formOf,
  interest,
  leadPath,
  message,
  photoFile,
  post,
  postFields,
  postJson,
  problem,
  referenceIn,
} from '../../../../testing/lead-posts.ts'
import { onOutboxWakeUp } from '../../../core/mail/outbox-wake-up.ts'

let service: ContractService
let url: string
let branch: number
let province: number

beforeAll(async () => {
  service = await startContractService()
  url = `${service.url}${leadPath}`
  const { branches, chiangMai } = await fillBranches(service.payload, 1)
  branch = branches[0]?.id ?? 0
  province = chiangMai.id
})
afterAll(() => service.stop())

const stored = async (text: string) => {
  const leads = await findLeads(service.payload, text)
  expect(leads).toHaveLength(1)
  return leads[0]
}

/** Every format of a form, with the record's fields. */
const ways = [
  ['JSON', postJson],
  ['a form', postFields],
  ['a multipart form', (to: string, fields: object) => post(to, formOf(fields))],
] as const

describe('POST /items/contact', () => {
  it.each(ways)(
    'as %s stores a message and answers 204 with nothing [S3.contact.1] [S7.contact.1]',
    async (_, send) => {
      const text = randomUUID()
      const answer = await send(url, message({ message: ` ${text}\n` }))
      expect(answer).toMatchObject({ status: 204, body: undefined })
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await stored(text)).toMatchObject({
        kind: 'contact',
        status: 'new',
        firstName: 'สมศรี',
        phone: '+66812345678',
        language: 'th',
        consentAt: expect.any(String),
        consentVersion: null,
        consentChannel: 'website',
        looksAutomatic: false,
        reference: null,
        firstAnsweredAt: null,
      })
    },
  )

  it.each(ways)('as %s stores interest in a franchise with its choices', async (_, send) => {
    const text = randomUUID()
    const answer = await send(url, interest({ message: text, province, looks_automatic: true }))
    expect(answer.status).toBe(204)
    expect(await stored(text)).toMatchObject({
      kind: 'franchise',
      lastName: 'ใจดี',
      phone: '+66898765432',
      province,
      budget: '2_to_3_99m',
      openShop: 'empty_land',
      adSource: null,
      looksAutomatic: true,
    })
  })

  it.each(ways)('as %s stores a problem and answers with its reference', async (_, send) => {
    const text = randomUUID()
    const { status, body, headers } = await send(url, problem(branch, { message: text }))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const reference = referenceIn(body)
    expect(Reference.safeParse(reference).success).toBe(true)
    expect(await stored(text)).toMatchObject({
      kind: 'problem',
      reference,
      branch,
      machine: 'W-04',
      cause: 'coin_not_returned',
      amount: 40,
      consentAt: null,
      consentVersion: null,
      consentChannel: null,
      photo: null,
    })
  })

  it('keeps the language of the sender, and the time at which the lead came', async () => {
    const text = randomUUID()
    await postJson(url, message({ message: text }), { lang: 'en' })
    const lead = await stored(text)
    expect(lead).toMatchObject({ language: 'en', updatedAt: lead?.createdAt })
    expect(Math.abs(Date.parse(lead?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('keeps which version of the policy the sender agreed to', async () => {
    const text = randomUUID()
    await service.payload.updateGlobal({ slug: 'tracking', data: { policyVersion: '2' } })
    await postJson(url, message({ message: text }), { lang: 'en' })
    expect(await stored(text)).toMatchObject({ consentVersion: '2', language: 'en' })
  })

  it('takes what the client sends, with a photo as without', async () => {
    const client = createContentClient({ baseUrl: service.url })
    const body = contactCalls.reportProblem.table.schema.parse({
      type: 'problem',
      branch,
      machine: null,
      cause: 'other',
      amount: 12.5,
      message: randomUUID(),
      firstName: null,
      email: null,
      phone: '0812345678',
      looksAutomatic: null,
    })
    const files = { photo: await photoFile() }
    for (const more of [{}, { files }]) {
      const receipt = await client.send(contactCalls.reportProblem, body, {
        language: 'th',
        ...more,
      })
      expect(Reference.safeParse(receipt?.reference).success).toBe(true)
    }
    const leads = await findLeads(service.payload, body.message ?? '')
    expect(leads.map(({ photo, amount }) => [photo !== null, amount])).toEqual(
      expect.arrayContaining([
        [false, 12.5],
        [true, 12.5],
      ]),
    )
  })

  it('wakes the outbox once for each stored lead, and no listener can spoil the answer', async () => {
    let heard = 0
    const stops = [
      onOutboxWakeUp(() => Promise.reject(new Error('the mail server is away'))),
      onOutboxWakeUp(() => {
        throw new Error('the listener is broken')
      }),
      onOutboxWakeUp(() => {
        heard += 1
      }),
    ]
    const text = randomUUID()
    const key = { 'idempotency-key': randomUUID() }
    for (let count = 0; count < 2; count += 1)
      expect((await postJson(url, message({ message: text }), key)).status).toBe(204)
    await stored(text)
    await expect.poll(() => heard).toBe(1)
    stops.forEach((stop) => stop())
  })

  it.each([
    ['branch', () => problem(987_654)],
    ['branch', () => problem(9_007_199_254_740_991)],
    ['province', () => interest({ province: 987_654 })],
    ['province', () => interest({ province: 9_007_199_254_740_991 })],
    ['type', () => message({ type: 'complaint' })],
    ['type', () => message({ type: 7 })],
    ['consent', () => message({ consent: false })],
    ['consent', () => interest({ consent: undefined })],
    ['tel', () => message({ tel: '08-1234-567' })],
    ['tel', () => message({ tel: undefined })],
    ['email', () => interest({ email: 'somchai@' })],
    ['cause', () => problem(branch, { cause: 'rain' })],
    ['amount', () => problem(branch, { amount: -1 })],
    ['budget', () => interest({ budget: '1m' })],
    ['branch', () => message({ branch })],
    ['reference', () => problem(branch, { reference: '7K3M-Q9TD' })],
    ['status', () => message({ status: 'closed' })],
  ])('refuses a wrong %s by its name and stores nothing', async (field, body) => {
    const before = await countLeads(service.payload)
    for (const send of [postJson, (to: string, sent: object) => post(to, formOf(sent))]) {
      const { status, faults } = await send(url, body())
      expect({ status, faults }).toEqual({ status: 400, faults: [field] })
    }
    expect(await countLeads(service.payload)).toBe(before)
  })

  it('refuses a branch that is not published', async () => {
    const { payload } = service
    const hidden = await payload.create({
      collection: 'branches',
      draft: true,
      data: { slug: 'hidden', name: 'ลับ', province, _status: 'draft' },
    })
    const { status, faults } = await postJson(url, problem(hidden.id))
    expect({ status, faults }).toEqual({ status: 400, faults: ['branch'] })
  })

  it('takes the longest message there may be, in any writing', async () => {
    const long = 'ผ้านวม'.repeat(700).slice(0, 4000)
    const escaped = JSON.stringify(message({ message: long })).replaceAll(
      /[\u0e00-\u0e7f]/g,
      (letter) => String.raw`\u0${letter.charCodeAt(0).toString(16)}`,
    )
    const asJson = { 'content-type': 'application/json' }
    const answers = [
      await post(url, escaped, asJson),
      await postFields(url, message({ message: long })),
      await post(url, formOf(message({ message: long }))),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await findLeads(service.payload, long)).toHaveLength(3)
  })
})
