import { randomUUID } from 'node:crypto'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import type { ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCall } from '../../../testing/member-requests.ts'
import { deleteDue } from '../../../testing/delete-due.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

const dayMs = 24 * 60 * 60 * 1000
let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

async function record(choice: Partial<ConsentChoice> = {}): Promise<string> {
  const id = randomUUID()
  const whole: ConsentChoice = {
    id,
    action: 'accept_all',
    categories: [],
    policyVersion: '1',
    language: 'th',
    channel: 'website',
    ...choice,
  }
  const client = createContentClient({ baseUrl: service.url })
  await client.send(consentCalls.recordChoice, whole, { language: 'th' })
  return whole.id
}

const find = async (id: string) =>
  (await service.payload.find({ collection: 'consent-log', where: { id: { equals: id } } })).docs

describe('A choice in the log', () => {
  it('is what was done, for which kinds, under which policy, in which language, by what and when, and nothing else', async () => {
    const policyVersion = '2'
    const id = await record({ action: 'confirm', categories: ['advertising'], policyVersion })
    const [choice] = await find(id)
    expect(choice).toEqual({
      id,
      action: 'confirm',
      categories: 'general advertising',
      policyVersion: '2',
      language: 'th',
      channel: 'website',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      updatedAt: choice?.createdAt,
    })
    expect(Math.abs(Date.parse(choice?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('of a page that was opened before it told in which language and by what is kept without these', async () => {
    const sent = { id: randomUUID(), action: 'refuse', categories: [], policy_version: '1' }
    const post = (body: object) =>
      sendCall(service.url, '/items/consent_log', { method: 'POST', body })
    expect((await post(sent)).status).toBe(204)
    expect(await find(sent.id)).toMatchObject([{ language: null, channel: null }])
    for (const wrong of [{ language: 'fr' }, { channel: 'telepathy' }]) {
      const refused = await post({ ...sent, id: randomUUID(), ...wrong })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain(`"${Object.keys(wrong)[0]}"`)
    }
  })

  it.each([
    [[], 'general'],
    [['general'], 'general'],
    [['advertising', 'analytics', 'general'], 'general analytics advertising'],
    [['analytics', 'analytics'], 'general analytics'],
  ] satisfies [ConsentChoice['categories'], string][])(
    'of %j always holds what is essential, each kind once',
    async (categories, kept) => {
      expect(await find(await record({ categories }))).toMatchObject([{ categories: kept }])
    },
  )

  it('is kept once, as it came first, when it is sent again', async () => {
    const id = await record({ action: 'refuse' })
    await record({ id, action: 'accept_all' })
    await record({ id: id.toUpperCase(), action: 'accept_all' })
    expect(await find(id)).toMatchObject([{ action: 'refuse' }])
    expect(await find(id.toUpperCase())).toEqual([])
  })

  it('survives being sent by many at once', async () => {
    const id = randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => record({ id })))
    expect(await find(id)).toHaveLength(1)
  })
})

describe('The log', () => {
  const age = (id: string, days: number) =>
    service.payload.update({
      collection: 'consent-log',
      id,
      data: { createdAt: new Date(Date.now() - days * dayMs).toISOString() },
    })

  it('forgets what is older than it shall be kept, and nothing younger', async () => {
    const [old, young] = [await record(), await record()]
    await age(old, 401)
    await age(young, 399)
    await deleteDue(service.payload, 'cookie-choices')
    expect(await find(old)).toEqual([])
    expect(await find(young)).toHaveLength(1)
  })
})
