import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../platform/env.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { someone } from '../../../testing/visitor.ts'

const path = '/items/consent_log'
let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

const choice = (own: object = {}) => ({
  id: randomUUID(),
  action: 'confirm',
  categories: ['general', 'analytics'],
  policy_version: '1',
  ...own,
})

async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someone(), ...headers },
    body,
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers }
}

async function faultsOf(body: BodyInit, headers?: Record<string, string>) {
  const { status, text } = await post(body, headers)
  const { errors } = JSON.parse(text) as {
    errors: { message: string; extensions: { code: string; field?: string } }[]
  }
  return { status, faults: errors.map(({ extensions: { field, code } }) => field ?? code), errors }
}

const stored = () => service.payload.count({ collection: 'consent-log' })
const find = async (id: string) =>
  (await service.payload.find({ collection: 'consent-log', where: { id: { equals: id } } })).docs

describe('A write', () => {
  it('is stored before the response, which is empty and must not be cached', async () => {
    const sent = choice()
    const { status, text, headers } = await post(JSON.stringify(sent))
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(await find(sent.id)).toMatchObject([{ action: 'confirm', policyVersion: '1' }])
  })

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
  ])('is read as %s', async (type) => {
    expect(await post(JSON.stringify(choice()), { 'content-type': type })).toHaveProperty(
      'status',
      204,
    )
  })

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=tis-620' },
    { 'content-type': 'application/jsonp' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
  ])('is refused as anything but plain JSON: %j', async (headers) => {
    const before = await stored()
    expect(await faultsOf(JSON.stringify(choice()), headers)).toMatchObject({
      status: 415,
      faults: ['UNSUPPORTED_MEDIA_TYPE'],
    })
    expect(await stored()).toEqual(before)
  })

  it('is refused when it is larger than any record', async () => {
    const large = JSON.stringify(choice({ policy_version: 'x'.repeat(17_000) }))
    expect(await faultsOf(large)).toMatchObject({ status: 413, faults: ['CONTENT_TOO_LARGE'] })
  })

  it('is refused when it turns out larger than it said', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(8192))
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => (++sent > 64 ? controller.close() : controller.enqueue(chunk)),
    })
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...someone() },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    await response.arrayBuffer()
  })

  it.each([
    ['no UTF-8', Buffer.from(JSON.stringify(choice({ policy_version: 'é' })), 'latin1')],
    ['broken JSON', '{"id":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['very deep', '['.repeat(16_000)],
  ])('is refused when its body is %s', async (_, body) => {
    expect(await faultsOf(body)).toMatchObject({ status: 400, faults: ['INVALID_PAYLOAD'] })
  })

  it('lists every invalid field by its wire name', async () => {
    const before = await stored()
    const wrong = { id: 7, categories: ['all'], policy_version: 'a\0', policyVersion: '1', ip: 'x' }
    const { status, faults, errors } = await faultsOf(JSON.stringify(wrong))
    expect(status).toBe(400)
    expect([...new Set(faults)].toSorted()).toEqual(
      ['action', 'categories', 'id', 'ip', 'policyVersion', 'policy_version'].toSorted(),
    )
    expect(errors.every(({ extensions: { code } }) => code === 'FAILED_VALIDATION')).toBe(true)
    expect(await stored()).toEqual(before)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'cannot be read or changed with %s',
    async (method) => {
      await post(JSON.stringify(choice()))
      const response = await fetch(`${service.url}${path}`, { method })
      expect(response.status).toBe(403)
      expect(await response.text()).not.toContain('policy_version')
    },
  )

  it('with a token that is no member’s is refused', async () => {
    const { status } = await post(JSON.stringify(choice()), { authorization: 'Bearer nobody' })
    expect(status).toBe(401)
  })
})

describe('How often a visitor may write', () => {
  const postFrom = (headers: Record<string, string>) => post(JSON.stringify(choice()), headers)

  it('has a limit per visitor, with the time until a retry', async () => {
    const visitor = { ...someone() }
    const allowed = await Promise.all(Array.from({ length: 300 }, () => postFrom(visitor)))
    expect(new Set(allowed.map((answer) => answer.status))).toEqual(new Set([204]))
    const { status, headers, text } = await postFrom(visitor)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('60')
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'REQUESTS_EXCEEDED' } }],
    })
    expect(await postFrom(someone())).toHaveProperty('status', 204)
  })

  it('is not escaped by a visitor who has a whole network of addresses', async () => {
    const all = Array.from({ length: 301 }, (_, count) => {
      const address = `2001:db8:ffff:1::${count.toString(16)}`
      return postFrom({
        'x-service-token': env.serviceTokens[0] ?? '',
        'x-visitor-address': address,
      })
    })
    const refused = (await Promise.all(all)).filter(({ status }) => status !== 204)
    expect(refused.map(({ status }) => status)).toEqual([429])
  })

  it('is not escaped by a visitor who sends another address', async () => {
    const all = Array.from({ length: 301 }, (_, count) => {
      const address = `203.0.113.${count % 250}`
      return postFrom({ 'x-service-token': 'guessed', 'x-visitor-address': address })
    })
    expect((await Promise.all(all)).map(({ status }) => status)).toContain(429)
  })
})
