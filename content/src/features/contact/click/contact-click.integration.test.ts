import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { contactMethods } from '@washhouse/contract/contact/contact.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { post, postFields, postJson } from '../../../../testing/lead-posts.ts'
import { someone } from '../../../../testing/visitor.ts'

const { path, answer } = contactCalls.getContactClicks
let service: ContractService
let url: string

beforeAll(async () => {
  service = await startContractService()
  url = `${service.url}${path}`
})
afterAll(() => service.stop())

async function count(type: string): Promise<number> {
  const { status, body } = await service.get(`${path}?type=${type}`)
  expect(status).toBe(200)
  return answer.decode(body, 'th').count
}

describe('The counter of ways to reach the brand', () => {
  it('counts each way on its own, from nothing [S3.contact.1] [S7.contact.2]', async () => {
    for (const way of contactMethods) expect(await count(way)).toBe(0)
    expect((await postJson(url, { type: 'line' })).status).toBe(204)
    expect((await postFields(url, { type: 'line' })).status).toBe(204)
    expect(await count('line')).toBe(2)
    expect(await count('phone')).toBe(0)
    const { body } = await service.get(`${path}?type=line`)
    expect(body).toEqual({ data: { type: 'line', count: 2 } })
  })

  it('misses none of those that come at once', async () => {
    const before = await count('map')
    await Promise.all(Array.from({ length: 40 }, () => postJson(url, { type: 'map' })))
    expect(await count('map')).toBe(before + 40)
  })

  it.each(['', '?type=', '?type=fax', '?type=line&type=map', '?type[]=line'])(
    'names the parameter that is wrong in %j [S7.contact.2]',
    async (query) => {
      const { status, body } = await service.get(`${path}${query}`)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/\\"type\\"/)
    },
  )

  it.each([{}, { type: 'fax' }, { type: ['line'] }])('counts nothing for %j', async (body) => {
    const { status, faults } = await postJson(url, body)
    expect({ status, faults }).toEqual({ status: 400, faults: ['type'] })
  })

  it('cannot be driven up by one visitor', async () => {
    const visitor = someone()
    const before = await count('email')
    const statuses: number[] = []
    for (let index = 0; index < 70; index += 1)
      statuses.push((await postJson(url, { type: 'email' }, visitor)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect(await count('email')).toBe(before + 60)
  })

  it('takes no files', async () => {
    const form = new FormData()
    form.set('type', 'line')
    form.set('photo', new File(['x'], 'x.jpg'))
    const { status, faults } = await post(url, form)
    expect({ status, faults }).toEqual({ status: 400, faults: ['photo'] })
  })
})
