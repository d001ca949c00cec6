import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../src/platform/log.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import {
  countLeads,
  findLeads,
  formOf,
  leadPath,
  message,
  photoFile,
  photoIdOf,
  post,
  postJson,
  problem,
  referenceIn,
} from '../testing/lead-posts.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { someone } from '../testing/visitor.ts'

const clickPath = `${leadPath}/count_click_page_contact`
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=xyz'

let service: ContractService
let branch: number

beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
})
afterAll(() => service.stop())

describe('case 19: a form', () => {
  it('that ends before its announced length stores nothing and is no fault of the service', async () => {
    const before = await countLeads(service.payload)
    const failed = vi.spyOn(log, 'error')
    const body = JSON.stringify(message())
    for (const type of [json, multipart]) {
      const line = connect(Number(new URL(service.url).port), '127.0.0.1')
      line.on('error', () => {})
      const head = `POST ${leadPath} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`
      await new Promise((resolve) => line.write(head + body, resolve))
      await new Promise((resolve) => setTimeout(resolve, 50))
      line.destroy()
      await once(line, 'close')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await countLeads(service.payload)).toBe(before)
    expect(failed).not.toHaveBeenCalled()
    failed.mockRestore()
  })

  it('in a flood from one address is stored as often as the limit says, at once or one by one', async () => {
    const before = await countLeads(service.payload)
    const visitor = someone()
    const flood = Array.from({ length: 200 }, () =>
      postJson(`${service.url}${leadPath}`, message(), visitor),
    )
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(80)
    expect(await countLeads(service.payload)).toBe(before + 120)
  })

  it('that a trap caught is kept and marked', async () => {
    const text = randomUUID()
    await postJson(`${service.url}${leadPath}`, message({ message: text, looks_automatic: true }))
    expect(await findLeads(service.payload, text)).toMatchObject([
      { looksAutomatic: true, status: 'new' },
    ])
  })

  it('with photos from many who stall leaves room for others, and for the same again later', async () => {
    const lines = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const line = connect(Number(new URL(service.url).port), '127.0.0.1')
        line.on('error', () => {})
        await once(line, 'connect')
        const head = `POST ${leadPath} HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart}\r\nContent-Length: 9000000\r\n\r\n--xyz`
        line.write(head)
        return line
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    const url = `${service.url}${leadPath}`
    const withPhoto = (photo: File) => formOf(problem(branch), { photo })
    expect((await post(url, withPhoto(await photoFile()))).status).toBe(200)
    const same = { 'x-visitor-address': '', 'x-service-token': '' }
    const large = new File([randomBytes(4_000_000)], 'x.jpg')
    const { status, headers } = await post(url, withPhoto(large), same)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    lines.forEach((line) => line.destroy())
    await expect.poll(async () => (await post(url, withPhoto(large), same)).status).toBe(400)
  })
})

describe('case 15: an address that a visitor made up', () => {
  const forged = (count: number): Record<string, string>[] => [
    { 'x-forwarded-for': `198.51.100.${count}` },
    { 'x-forwarded-for': `198.51.100.${count}, 127.0.0.1` },
    { 'x-visitor-address': `198.51.100.${count}` },
    { 'x-visitor-address': `198.51.100.${count}`, 'x-service-token': 'guessed' },
    { forwarded: `for=198.51.100.${count}`, 'x-real-ip': `198.51.100.${count}` },
  ]

  it.each([
    [leadPath, () => JSON.stringify(message())],
    [clickPath, () => '{"type":"line"}'],
  ])('does not restart the count of %s', async (path, body) => {
    const all = Array.from({ length: 310 }, (_, count) => {
      const own = forged(count % 250)[count % 5] ?? {}
      const headers = { 'content-type': json, ...own }
      return sendRaw(service.url, path, { method: 'POST', headers, body: body() })
    })
    expect((await Promise.all(all)).map(({ status }) => status)).toContain(429)
  })
})

describe('case 17: a script in a lead', () => {
  const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

  it('is kept as the text it is, and comes back to its sender as JSON, without the name', async () => {
    const text = `${script}${randomUUID()}`
    const fields = problem(branch, { message: text, first_name: script, machine: '<b>7</b>' })
    const { body } = await post(
      `${service.url}${leadPath}`,
      formOf(fields, { photo: new File([await (await photoFile()).bytes()], `${script}.svg`) }),
    )
    const reference = referenceIn(body)
    const [lead] = await findLeads(service.payload, text)
    expect(lead).toMatchObject({ firstName: script, machine: '<b>7</b>' })
    const id = photoIdOf(lead)
    const photo = await service.payload.findByID({ collection: 'lead-photos', id })
    expect(photo.filename).toBe(`${id}.jpg`)
    const status = await sendRaw(service.url, `/api/problems/${reference}`, { headers: someone() })
    expect(status.headers['content-type']).toBe('application/json')
    expect(status.headers['x-content-type-options']).toBe('nosniff')
    const { messages, ...rest } = JSON.parse(status.text).result
    expect(messages).toMatchObject([{ text }])
    expect(JSON.stringify(rest)).not.toMatch(/script|somsri/)
  })

  it('in the name of a field comes back as JSON that no browser runs', async () => {
    const fields = new URLSearchParams({ [script]: '1' })
    const { status, headers, faults } = await post(`${service.url}${leadPath}`, fields)
    expect(status).toBe(400)
    expect(faults).toContain(script)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
